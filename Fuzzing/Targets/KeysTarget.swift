import Foundation
import HaloDemoScenes
import HaloHosting

/// A target for the name of a scene on the first line, followed by keys; valid keys are pressed in
/// the scene.
struct KeysTarget: FuzzTarget {
  /// The scenes, and the keys whose names have more than one letter.
  let words =
    DemoScene.all.map(\.id) + [
      "Up", "Down", "Left", "Right", "UpLeft", "Tab", "ISO_Left_Tab", "Return", "KP_Enter", "space",
      "Escape", "BackSpace", "Delete", "Home", "End", "Prior", "Next", "XF86Select",
      "XF86AudioPlay", "F1", "F2", "F3", "F24", "F25", "shift", "ctrl", "alt", "super", "shift+",
      "ctrl+", "alt+", "super+", "+", ",", "İ", "ß", "ǅ", "e\u{301}", "\u{301}", "👩‍👩‍👧",
    ]
  /// The number of keys of one input that are pressed.
  private let most = 40

  func run(_ input: [UInt8]) {
    let text = String(decoding: input, as: UTF8.self)
    let lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    guard lines.count == 2 else { return }
    do {
      let keys = try Key.sequence(String(lines[1]))
      let scene = DemoScene.all.first { $0.id == lines[0] } ?? scene(for: input)
      var visit = try ScreenVisit(
        scene.makeWindow(
          size: CGSize(width: 640, height: 400), appearance: .light,
          textMeasurer: ScreenVisit.renderer.text))
      visit.press(keys.prefix(most))
      try visit.leave()
    } catch let error as KeyNameError {
      promise(lines[1].contains(error.name), "names what was written: \(error)")
    } catch {
      fatalError("\(error)")
    }
  }

  private func scene(for input: [UInt8]) -> DemoScene {
    DemoScene.all[Int(input.seed % UInt64(DemoScene.all.count))]
  }
}
