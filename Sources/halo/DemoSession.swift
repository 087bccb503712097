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
  /// What F2 goes through.
  private enum Stop {
    case layout(LayoutSession)
    case scene(DemoScene)
  }

  let window: Window
  private let stops: [Stop]
  private var index: Int
  private var looks: SessionLooks
  /// The window does not hold it.
  private var application: DemoApplication?

  /// Where F12 saves, below the working directory.
  private static let folder = "halo-screenshots"

  /// - Parameters:
  ///   - scene: what to begin with, unless there is a layout.
  ///   - layout: a layout that comes before all scenes; nil: none.
  ///   - size: of the window, points.
  ///   - looks: what was asked for, and what the desktop says so far.
  ///   - renderer: draws the window.
  init(
    scene: DemoScene, layout: LayoutSession?, size: CGSize, looks: SessionLooks,
    renderer: Renderer
  ) {
    self.looks = looks
    stops = (layout.map { [.layout($0)] } ?? []) + DemoScene.all.map { .scene($0) }
    index = layout == nil ? DemoScene.all.firstIndex { $0.id == scene.id } ?? 0 : 0
    window = Window(
      size: size, model: scene.model, appearance: .light, textMeasurer: renderer.text)
    // The scenes say why focus went where it did.
    window.focusSystem?.explanationDetail = .complete
    show()
  }

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
    guard case .layout(let layout) = stops.first, let watch = layout.watch else { return }
    host.watch(watch.descriptor) { [weak self] in
      guard let self, layout.hasChanged() else { return }
      if case .layout = stops[index] { layout.reopen(in: window, looks: looks) }
    }
  }

  private func step(_ distance: Int) {
    index = (index + distance + stops.count) % stops.count
    show()
  }

  private func show() {
    switch stops[index] {
    case .layout(let layout): layout.show(in: window, looks: looks)
    case .scene(let scene):
      window.layoutDirection = looks.direction ?? .leftToRight
      scene.show(in: window, appearance: looks.preferences.appearance())
    }
  }

  /// Follows the desktop in what no option has fixed.
  func desktopDidChange(_ preferences: AppearancePreferences) {
    guard preferences != looks.desktop else { return }
    looks.desktop = preferences
    switch stops[index] {
    case .layout(let layout): window.appearance = layout.appearance(looks)
    case .scene(let scene): window.appearance = scene.appearance(looks.preferences.appearance())
    }
  }

  /// The scene stays as it is, and what has the focus keeps it while it may.
  private func stepModel(_ distance: Int) {
    guard let now = window.focusSystem?.model else { return }
    let all = FocusModel.all
    let place = all.firstIndex { $0.name == now.name } ?? 0
    let model = all[(place + distance + all.count) % all.count]
    window.focusSystem?.model = model
    toast("Focus model: \(model.name)")
  }

  private var name: String {
    switch stops[index] {
    case .layout(let layout): layout.name
    case .scene(let scene): scene.id
    }
  }

  private func saveScreenshot(from host: WindowHost) {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyyMMdd-HHmmss-SSS"
    let path = "\(Self.folder)/\(name)-\(formatter.string(from: Date())).png"
    do {
      try FileManager.default.createDirectory(
        atPath: Self.folder, withIntermediateDirectories: true)
      try host.writeScreenshot(to: path)
      if let png = FileManager.default.contents(atPath: path) { host.copyImage(png: [UInt8](png)) }
      print(FileManager.default.currentDirectoryPath + "/" + path)
      toast("Saved \(path)")
    } catch let error as RenderError {
      toast(error.description)
    } catch {
      toast("cannot write \(path): \(String(cString: strerror(errno)))")
    }
  }

  private func toast(_ text: String) {
    switch window.rootViewController {
    case let shell as SceneShell: shell.showToast(text)
    case let shell as LayoutShell: shell.showToast(text)
    default: break
    }
  }
}
