import CairoRenderer
import DemoScenes
import Foundation
import Hosting
import SceneGraph
import XlibHost

/// What the demo's window shows, and what its commands do: those of the window, screenshots, and
/// those that change the screen.
@MainActor
final class DemoSession {
  let window: Window
  private let switcher: ScreenSwitcher
  /// What F2 begins with; nil: a scene.
  private let layout: LayoutSession?

  /// Seconds in which an editor that takes a file away has put the new one in its place.
  private static let editorTime = 0.3

  /// - Parameters:
  ///   - scene: what to begin with, unless there is a layout.
  ///   - layout: a layout that comes before all scenes; nil: none.
  ///   - size: of the window, points.
  ///   - looks: what was asked for, and what the desktop says so far.
  ///   - modifiers: which keys stand for Command and Option.
  ///   - renderer: draws the window.
  init(
    scene: DemoScene, layout: LayoutSession?, size: CGSize, looks: ScreenLooks,
    modifiers: ModifierScheme, renderer: Renderer
  ) {
    self.layout = layout
    var (screens, index) = ScreenSwitcher.scenes(from: scene)
    if let layout { (screens, index) = ([layout] + screens, 0) }
    window = Window(
      showing: screens[index], size: size, looks: looks, modifiers: modifiers,
      textMeasurer: renderer.text)
    switcher = ScreenSwitcher(window, screens: screens, index: index, looks: looks)
  }

  /// Has the demo's commands act on `host`, and the window follow the layout's file while it runs.
  func attach(to host: WindowHost) {
    let stop: @MainActor () -> Void = { [weak host] in host?.stop() }
    let minimize: @MainActor () -> Void = { [weak self, weak host] in
      if host?.minimize() == false { self?.window.showToast(Self.missingManager("Minimizing")) }
    }
    switcher.start(
      others: [
        .quit: stop, .close: stop, .closeFile: stop, .closeAll: stop, .hide: minimize,
        .minimize: minimize, .minimizeAll: minimize,
        .save: { [weak self, weak host] in
          if let host { self?.saveScreenshot(from: host) }
        },
        .toggleFullScreen: { [weak self, weak host] in
          if host?.toggleFullscreen() == false {
            self?.window.showToast(Self.missingManager("Full screen"))
          }
        },
      ], isFullScreen: { [weak host] in host?.isFullscreen == true })
    followChanges(in: host)
  }

  private static func missingManager(_ wish: String) -> String {
    "\(wish) needs a window manager that can do it, and there is none"
  }

  private func followChanges(in host: WindowHost) {
    guard let layout, let watch = layout.watch else { return }
    let reopen = { [weak self] in
      guard let self, switcher.screen is LayoutSession else { return }
      layout.reopen(in: window, looks: switcher.looks)
    }
    host.watch(watch.descriptor) { [weak self] in
      switch layout.change() {
      case nil: break
      case .written: reopen()
      case .gone: self?.window.perform(after: Self.editorTime, reopen)
      }
    }
  }

  /// Follows the desktop in what no option has fixed.
  func desktopDidChange(_ preferences: AppearancePreferences) {
    guard preferences != switcher.looks.desktop else { return }
    switcher.looks.desktop = preferences
    window.appearance = switcher.screen.appearance(switcher.looks)
  }

  private func saveScreenshot(from host: WindowHost) {
    do {
      let png = try host.screenshot()
      let notice = Screenshot(of: switcher.screen.name, at: Date()).save(png)
      host.copyImage(png: png)
      window.showToast(notice)
    } catch {
      window.showToast("\(error)")
    }
  }
}
