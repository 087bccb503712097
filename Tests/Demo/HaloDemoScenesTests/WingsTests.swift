import Foundation
import HaloDemoTestSupport
import HaloDisplayList
import HaloGoldenTesting
import HaloSceneGraph
import Testing

/// Pictures that a key shows can be drawn before the key, so that nobody waits for them.
@MainActor
struct WingsTests {
  private struct Drawn: Hashable {
    var image: Image
    /// The size in device pixels at scale 1.
    var width, height: Int
  }

  /// The pictures of `items`, in their sizes at rest.
  private func pictures(_ items: [DisplayItem]) -> Set<Drawn> {
    Set(
      items.compactMap { item in
        guard case .image(let image, let rect, _) = item.content else { return nil }
        return Drawn(
          image: image, width: Int((rect.width * item.restScale).rounded()),
          height: Int((rect.height * item.restScale).rounded()))
      })
  }

  @Test(
    "a picture is prepared before a key shows it",
    arguments: [
      ("hover", "", "Down Down Down Down"), ("hover", "Down Tab Right", "Return Down"),
      ("appearance", "Tab", "Down Down Down"), ("full-screen", "", "Right Right Left"),
    ])
  func prepared(scene: String, way: String, keys: String) throws {
    let harness = try SceneHarness(scene)
    try harness.press(way)
    for key in keys.split(separator: " ") {
      let waiting = pictures(harness.window.upcomingItems())
      let before = pictures(harness.player.frame().items)
      try harness.press(String(key))
      let shown = pictures(harness.player.frame().items)
      #expect(shown.subtracting(before.union(waiting)).isEmpty, "after \(key)")
    }
  }

  @Test("keys show new pictures, so that there is something to prepare")
  func news() throws {
    let harness = try SceneHarness("hover")
    let before = pictures(harness.player.frame().items)
    try harness.press("Down Down")
    #expect(!pictures(harness.player.frame().items).subtracting(before).isEmpty)
  }
}
