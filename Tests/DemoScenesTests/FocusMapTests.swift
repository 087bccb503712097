import DemoScenes
import FocusTestSupport
import SceneGraph
import Testing

/// Where every key leads from everywhere, kept as text.
@MainActor
struct FocusMapTests {
  @Test("the focus map of a scene is the one kept", arguments: DemoScene.all.map(\.id))
  func map(id: String) throws {
    let scene = try SceneHarness(id)
    expectText(FocusMapText.of(scene.player), matches: "map-\(id)")
  }

  @Test(
    "every item can be reached with the keyboard alone, and every control with full access",
    arguments: DemoScene.all.map(\.id), [false, true])
  func reach(id: String, hasFullAccess: Bool) throws {
    let scene = try SceneHarness(id)
    scene.window.isFullKeyboardAccessEnabled = hasFullAccess
    scene.player.rest()
    try expectReach(among: FocusMapText.focusableItems(in: scene.window), in: scene.window)
  }
}
