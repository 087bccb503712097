import CairoRenderer
import DemoScenes
import Foundation
import SceneGraph
import XlibHost

/// The demo's own keys, which no scene sees: leaving, the next scene, full screen, screenshots.
@MainActor
final class DemoSession {
  let window: Window
  private var scene: DemoScene
  private let appearance: FocusAppearance

  /// Where F12 saves, below the working directory.
  private static let folder = "halo-screenshots"

  init(scene: DemoScene, size: CGSize, appearance: FocusAppearance, renderer: Renderer) {
    self.scene = scene
    self.appearance = appearance
    window = scene.makeWindow(
      size: size, appearance: appearance, textMeasurer: renderer.text)
  }

  /// Whether the key was one of ours.
  func handle(_ key: Key, phase: KeyPhase, in host: WindowHost) -> Bool {
    guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else {
      return false
    }
    switch key.keyCode {
    case .escape, .character("q"):
      if phase == .down { host.stop() }
    case .function(2):
      if phase == .down { step(key.modifierFlags.contains(.shift) ? -1 : 1) }
    case .function(11):
      if phase == .down { host.toggleFullscreen() }
    case .function(12):
      if phase == .down { saveScreenshot(from: host) }
    default: return false
    }
    return true
  }

  private func step(_ distance: Int) {
    let all = DemoScene.all
    let index = all.firstIndex { $0.id == scene.id } ?? 0
    scene = all[(index + distance + all.count) % all.count]
    scene.show(in: window, appearance: appearance)
  }

  private func saveScreenshot(from host: WindowHost) {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyyMMdd-HHmmss-SSS"
    let path = "\(Self.folder)/\(scene.id)-\(formatter.string(from: Date())).png"
    do {
      try FileManager.default.createDirectory(
        atPath: Self.folder, withIntermediateDirectories: true)
      try host.writeScreenshot(to: path)
      print(FileManager.default.currentDirectoryPath + "/" + path)
      toast("Saved \(path)")
    } catch let error as RenderError {
      toast(error.description)
    } catch {
      toast("cannot write \(path): \(String(cString: strerror(errno)))")
    }
  }

  private func toast(_ text: String) {
    (window.rootViewController as? SceneShell)?.showToast(text)
  }
}
