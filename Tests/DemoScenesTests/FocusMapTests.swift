import DemoScenes
import FocusEngine
import FocusGeometry
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

  @Test("every reserved shortcut has a row, and arrows lead from each to the next and back")
  func rows() throws {
    let scene = try SceneHarness("shortcuts", size: CGSize(width: 1280, height: 6000))
    let rows = FocusMapText.focusableItems(in: scene.window).filter {
      $0.focusDebugLabel.hasPrefix("reserved-")
    }
    #expect(rows.map(\.focusDebugLabel) == rows.indices.map { "reserved-\($0)" })
    #expect(rows.count == ReservedShortcut.all.count)
    let system = try #require(scene.window.focusSystem)
    func next(_ row: View, _ heading: FocusHeading) -> String? {
      system.explainMovement(from: row, heading: heading, detail: .decision).winner
    }
    // Rows in the middle are like their neighbours.
    let pairs = Array(zip(rows, rows.dropFirst()))
    for (upper, lower) in TestEffort.cases(pairs, few: Array(pairs.suffix(3))) {
      #expect(next(upper, .down) == lower.focusDebugLabel)
      #expect(next(lower, .up) == upper.focusDebugLabel)
    }
  }

  /// Of a wall without end, and of a long list of rows alike, a part says as much as all.
  private func harness(_ id: String) throws -> SceneHarness {
    let size =
      switch id {
      case "wall": CGSize(width: 480, height: 400)
      case "shortcuts": CGSize(width: 1280, height: 1000)
      default: CGSize(width: 1280, height: 800)
      }
    return try SceneHarness(id, size: size)
  }
}
