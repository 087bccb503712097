import DemoScenes
import FocusTestSupport
import Foundation
import SceneGraph
import Testing

/// Where every key leads from everywhere, kept as text.
@MainActor
struct FocusMapTests {
  @Test("the focus map of a scene is the one kept", arguments: DemoScene.all.map(\.id))
  func map(id: String) throws {
    let scene = try harness(id)
    expectText(FocusMapText.of(scene.player), matches: "map-\(id)")
  }

  @Test(
    "every item can be reached with the keyboard alone, and every control with full access",
    arguments: DemoScene.all.map(\.id), [false, true])
  func reach(id: String, hasFullAccess: Bool) throws {
    let scene = try harness(id)
    scene.window.isFullKeyboardAccessEnabled = hasFullAccess
    scene.player.rest()
    try expectReach(among: FocusMapText.focusableItems(in: scene.window), in: scene.window)
  }

  /// Of a wall without end a few rows say as much as many; of a long list all are seen, since from what
  /// is out of sight everything has to be looked at.
  private func harness(_ id: String) throws -> SceneHarness {
    let size =
      switch id {
      case "wall": CGSize(width: 480, height: 400)
      case "shortcuts": CGSize(width: 1280, height: 6000)
      default: CGSize(width: 1280, height: 800)
      }
    return try SceneHarness(id, size: size)
  }
}
