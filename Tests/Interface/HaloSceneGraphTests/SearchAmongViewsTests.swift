import FocusGeometry
import Foundation
import HaloAudit
import HaloGoldenTesting
import Testing

@testable import FocusEngine
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Focus searches among real views with an index of their subviews.
@MainActor
struct SearchAmongViewsTests {
  private func outcome(
    from tile: Tile, _ heading: FocusHeading, _ system: FocusSystem,
    _ detail: FocusSystem.ExplanationDetail
  ) throws -> String? {
    let hierarchy = try #require(system.hierarchy)
    let entry =
      detail == .complete
      ? hierarchy.completeMap().entry(for: tile) : hierarchy.entry(for: tile)
    var explanation = FocusExplanation(trigger: .movement, heading: heading, from: nil)
    return try FocusMovement(
      hierarchy: hierarchy, model: system.model, direction: system.layoutDirection,
      heading: heading, origin: .init(#require(entry, "\(tile.focusDebugLabel) is not found")),
      anchor: AnchorBand(), remembered: .init(), entrance: nil, detail: detail
    ).target(&explanation)?.item.focusDebugLabel
  }

  private static let headings =
    FocusHeading.straight + [[.up, .left], [.up, .right], [.down, .left], [.down, .right]]

  @Test(arguments: FocusStrategy.allCases)
  func `a search of only the possible places finds the same item as a search of all views`(
    strategy: FocusStrategy
  ) async throws {
    var model = FocusModel.tv
    model.strategy = strategy
    let place = FocusStrategy.allCases.firstIndex(of: strategy) ?? 0
    for number in 0..<3 {
      var tree = RandomTree(seed: UInt64(600 + 10 * place + number))
      let stage = Stage(model: model, tree.root)
      if number == 1 { stage.window.layoutDirection = .rightToLeft }
      // The random tree contains the views that hide and cover; the focusable tiles are added here.
      var tiles: [Tile] = []
      for index in 0..<16 {
        let tile = Tile("tile \(index)", tree.whole(0...300), tree.whole(0...250), 40, 30)
        tree.anyView().addSubview(tile)
        tiles.append(tile)
      }
      for _ in 0..<3 {
        // Other tests need the main actor too.
        await Task.yield()
        for _ in 0..<10 { _ = tree.change() }
        stage.root.layoutIfNeeded()
        let system = try #require(stage.window.focusSystem)
        let map = FocusMap(root: stage.window, focusesConcealed: false)
        for tile in tiles where map.entry(for: tile)?.isEligible == true {
          for heading in Self.headings {
            let expected = try outcome(from: tile, heading, system, .complete)
            let found = try outcome(from: tile, heading, system, .decision)
            try #require(
              found == expected,
              "scene \(number) from \(tile.focusDebugLabel) \(heading.name) by \(strategy)")
          }
        }
      }
    }
  }
}
