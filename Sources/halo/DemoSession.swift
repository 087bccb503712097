import CairoRenderer
import DemoScenes
import FocusEngine
import Foundation
import Hosting
import SceneGraph
import XlibHost

/// What the demo's window shows, and what its commands do: the next scene, the next focus model,
/// screenshots.
@MainActor
final class DemoSession {
  let window: Window
  /// What F2 goes through.
  private let screens: [any Screen]
  /// The first of them; nil: none is a layout.
  private let layout: LayoutSession?
  private var index: Int
  private var looks: ScreenLooks
  /// The window does not hold it.
  private var application: DemoApplication?

  /// Where F12 saves, below the working directory.
  private static let folder = "halo-screenshots"

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
    self.looks = looks
    self.layout = layout
    var screens: [any Screen] = DemoScene.all
    if let layout { screens.insert(layout, at: 0) }
    self.screens = screens
    index = layout == nil ? DemoScene.all.firstIndex { $0.id == scene.id } ?? 0 : 0
    window = Window(
      showing: screens[index], size: size, looks: looks, modifiers: modifiers,
      textMeasurer: renderer.text)
  }

  private var screen: any Screen { screens[index] }

  /// Has the demo's commands act on `host`, and the window follow the layout's file while it runs.
  func attach(to host: WindowHost) {
    let stop: @MainActor () -> Void = { [weak host] in host?.stop() }
    let minimize: @MainActor () -> Void = { [weak host] in host?.minimize() }
    let application = DemoApplication(
      actions: [
        .quit: stop, .close: stop, .closeFile: stop, .closeAll: stop, .hide: minimize,
        .minimize: minimize, .minimizeAll: minimize,
        .save: { [weak self, weak host] in
          if let host { self?.saveScreenshot(from: host) }
        },
        .toggleFullScreen: { [weak host] in host?.toggleFullscreen() },
        .nextModel: { [weak self] in self?.stepModel(1) },
        .previousModel: { [weak self] in self?.stepModel(-1) },
        .nextScene: { [weak self] in self?.step(1) },
        .previousScene: { [weak self] in self?.step(-1) },
      ], isFullScreen: { [weak host] in host?.isFullscreen == true })
    self.application = application
    window.application = application
    followChanges(in: host)
  }

  private func followChanges(in host: WindowHost) {
    guard let layout, let watch = layout.watch else { return }
    host.watch(watch.descriptor) { [weak self] in
      guard let self, layout.hasChanged() else { return }
      if index == 0 { layout.reopen(in: window, looks: looks) }
    }
  }

  private func step(_ distance: Int) {
    index = (index + distance + screens.count) % screens.count
    screen.show(in: window, looks: looks)
  }

  /// Follows the desktop in what no option has fixed.
  func desktopDidChange(_ preferences: AppearancePreferences) {
    guard preferences != looks.desktop else { return }
    looks.desktop = preferences
    window.appearance = screen.appearance(looks)
  }

  /// The scene stays as it is, and what has the focus keeps it while it may.
  private func stepModel(_ distance: Int) {
    guard let now = window.focusSystem?.model else { return }
    let all = FocusModel.all
    let place = all.firstIndex { $0.name == now.name } ?? 0
    let model = all[(place + distance + all.count) % all.count]
    window.focusSystem?.model = model
    window.showToast("Focus model: \(model.name)")
  }

  private func saveScreenshot(from host: WindowHost) {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyyMMdd-HHmmss-SSS"
    let path = "\(Self.folder)/\(screen.name)-\(formatter.string(from: Date())).png"
    do {
      try FileManager.default.createDirectory(
        atPath: Self.folder, withIntermediateDirectories: true)
      try host.writeScreenshot(to: path)
      if let png = FileManager.default.contents(atPath: path) { host.copyImage(png: [UInt8](png)) }
      Terminal.print(FileManager.default.currentDirectoryPath + "/" + path)
      window.showToast("Saved \(path)")
    } catch let error as RenderError {
      window.showToast(error.description)
    } catch {
      window.showToast("cannot write \(path): \(String(cString: strerror(errno)))")
    }
  }
}
