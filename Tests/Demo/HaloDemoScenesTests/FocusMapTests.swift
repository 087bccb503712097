import FocusEngine
import FocusGeometry
import Foundation
import HaloAudit
import HaloDemoScenes
import HaloDemoTestSupport
import HaloGoldenTesting
import HaloSceneGraph
import Testing

/// The destination of every key from every item, kept as text.
@MainActor
struct FocusMapTests {
  /// The prefix of the labels of rows of reserved shortcuts.
  private static let row = "reserved-"

  @Test(
    "the focus map of a scene is its golden map, and every item can be reached",
    arguments: DemoScene.all.map(\.id))
  func map(id: String) throws {
    let map = map(of: try harness(id))
    expectText(map.text, matches: "map-\(id)")
    expectReach(in: map)
  }

  @Test(
    "every control can be reached with full keyboard access", arguments: DemoScene.all.map(\.id))
  func reach(id: String) throws {
    let scene = try harness(id)
    func items() -> [ObjectIdentifier] {
      FocusMap.focusableItems(in: scene.window).map(ObjectIdentifier.init)
    }
    let before = items()
    scene.window.isFullKeyboardAccessEnabled = true
    scene.player.rest()
    // If the model focuses controls anyway, or if there are none, the map is the one above.
    guard items() != before || TestEffort.isThorough else { return }
    expectReach(in: map(of: scene))
  }

  @Test("every reserved shortcut has a row, and arrows lead from row to row in both directions")
  func rows() throws {
    let scene = try SceneHarness("shortcuts", size: CGSize(width: 1280, height: 6000))
    let rows = FocusMap.focusableItems(in: scene.window).filter {
      $0.focusDebugLabel.hasPrefix(Self.row)
    }
    #expect(rows.map(\.focusDebugLabel) == rows.indices.map { "\(Self.row)\($0)" })
    #expect(rows.count == ReservedShortcut.all.count)
    let system = try #require(scene.window.focusSystem)
    func next(_ row: View, _ heading: FocusHeading) -> String? {
      system.explainMovement(from: row, heading: heading, detail: .decision).winner
    }
    // Rows in the middle behave like their neighbours.
    let pairs = Array(zip(rows, rows.dropFirst()))
    for (upper, lower) in TestEffort.cases(pairs, few: Array(pairs.suffix(3))) {
      #expect(next(upper, .down) == lower.focusDebugLabel)
      #expect(next(lower, .up) == upper.focusDebugLabel)
    }
  }

  /// Returns the map of a scene, with only the first rows of a long list of equal rows; see
  /// ``rows()``.
  private func map(of scene: SceneHarness) -> FocusMap {
    let items = FocusMap.focusableItems(in: scene.window).filter { item in
      let label = item.focusDebugLabel
      return !label.hasPrefix(Self.row) || Int(label.dropFirst(Self.row.count)) ?? 0 < 20
    }
    return FocusMap(of: scene.window, items: items)
  }

  /// Opens a scene in a size that shows few rows of the endless wall and all used rows of a long
  /// list, because a search from an invisible row examines everything.
  private func harness(_ id: String) throws -> SceneHarness {
    let size =
      switch id {
      case "wall": CGSize(width: 480, height: 400)
      case "shortcuts": CGSize(width: 1280, height: 1400)
      default: CGSize(width: 1280, height: 800)
      }
    return try SceneHarness(id, size: size)
  }
}
