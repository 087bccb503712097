import Foundation
import HaloControls
import HaloDemoScenes
import HaloDemoTestSupport
import HaloGoldenTesting
import HaloSceneGraph
import Testing

/// Scenes that look like applications of an iPad, in small windows.
@MainActor
struct CompactScreenTests {
  /// The visible labels that have less room than their texts need.
  private func cutLabels(in view: View) -> [String] {
    guard !view.isHidden, view.alpha > 0 else { return [] }
    if let label = view as? Label, !label.text.isEmpty, label.bounds.width > 0 {
      let room = CGSize(
        width: label.numberOfLines == 1 ? .infinity : label.bounds.width, height: .infinity)
      let size = label.sizeThatFits(room)
      let isCut =
        size.width > label.bounds.width + 0.5
        || label.numberOfLines != 1 && size.height > label.bounds.height + 0.5
      return isCut ? [label.text] : []
    }
    return view.subviews.flatMap(cutLabels)
  }

  @Test(
    "no text is cut off in a small window",
    arguments: [
      ("photos", "Tab"), ("photos", "Tab End Return"), ("photos", "Tab End Return a Return"),
      ("reminders", "Tab"),
      ("reminders", "Tab ctrl+alt+i"), ("reminders", "Tab Tab q q"), ("reminders", "ctrl+F1"),
      ("disappearing", "Down"), ("disappearing", "Down Return"), ("navigation", "Down"),
      ("navigation", "Down Return Down"), ("navigation", "Down Return Down Return"),
      ("split", "Tab Tab"), ("split", "Tab s"), ("split", "Tab m"), ("grid", "Down"),
      ("wall", "Down"),
    ],
    [CGSize(width: 640, height: 400), CGSize(width: 800, height: 500)])
  func words(walk: (scene: String, keys: String), size: CGSize) throws {
    let scene = try SceneHarness(walk.scene, size: size)
    try scene.press(walk.keys)
    #expect(cutLabels(in: scene.window) == [])
  }

  @Test(
    "the focused item is visible in the smallest window, wherever the focus goes",
    arguments: ["photos", "reminders", "disappearing", "navigation", "split"])
  func sight(id: String) throws {
    let size = CGSize(width: 640, height: 400)
    let scene = try SceneHarness(id, size: size)
    for key in ["Tab", "Down", "Down", "Down", "End", "Tab", "End", "Up", "Tab", "End", "Home"] {
      try scene.press(key)
      guard let view = scene.focusedView else { continue }
      let frame = view.convert(view.bounds, to: scene.window)
      // The hint line takes 44 points.
      #expect(CGRect(x: 0, y: 0, width: 640, height: 356).contains(frame), "\(key): \(frame)")
    }
  }
}
