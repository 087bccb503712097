import DemoScenes
import FocusGeometry
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
    let items = FocusMapText.focusableItems(in: scene.window)
    let system = try #require(scene.window.focusSystem)
    let neighbours = Dictionary(
      uniqueKeysWithValues: items.map { item in
        let next = (FocusHeading.straight + [.next, .previous]).compactMap {
          system.explainMovement(from: item, heading: $0).winner
        }
        return (item.focusDebugLabel, next)
      })
    for start in items.map(\.focusDebugLabel) {
      var met: Set<String> = [start]
      var open = [start]
      while let label = open.popLast() {
        for next in neighbours[label] ?? [] where met.insert(next).inserted { open.append(next) }
      }
      // From the first item all are reached, and from the others the first: no item is a trap.
      let isComplete =
        start == items.first?.focusDebugLabel
        ? met.count == items.count : met.contains(items.first?.focusDebugLabel ?? "")
      #expect(isComplete, "from \(start) only \(met.sorted())")
    }
  }
}
