import FocusEngine
import FocusGeometry
import Foundation
import HaloGoldenTesting
import HaloSceneGraph
import HaloViewTestSupport
import Testing

@testable import HaloAudit

/// Metrics and components of known graphs.
@MainActor
struct GraphMetricsTests {
  private func graph(_ tiles: [(String, CGRect)], _ model: FocusModel = .tv) throws -> FocusGraph {
    let window = Window(
      size: CGSize(width: 600, height: 400), model: model, appearance: .light,
      textMeasurer: TestFonts.textEngine())
    for (name, frame) in tiles {
      let tile = View(frame: frame)
      tile.accessibilityIdentifier = name
      tile.focusBehaviour.canBecomeFocused = true
      window.addSubview(tile)
    }
    _ = window.frame(at: 0)
    let system = try #require(window.focusSystem)
    return try #require(FocusDebugger.focusGraph(for: system))
  }

  private static func row(_ count: Int) -> [(String, CGRect)] {
    (0..<count).map { ("\($0)", CGRect(x: 20 + $0 * 60, y: 20, width: 50, height: 50)) }
  }

  @Test
  func `the items of a row of five are four presses apart, and every arrow leads back`() throws {
    let metrics = GraphMetrics(try graph(Self.row(5)))
    #expect(metrics.items == 5 && metrics.reach == 1 && metrics.components == 1)
    #expect(metrics.arrows == GraphMetrics.Presses([0, 1, 2, 3, 4], of: [0, 1, 2, 3, 4]))
    #expect(metrics.arrows?.mean == 2 && metrics.arrows?.most == 4)
    #expect(metrics.symmetric == 1 && metrics.deadEnds == 0 && metrics.tabRound == 5)
    // Tab wraps around, so no item is further away than half the row.
    #expect(metrics.diameter == 2)
  }

  @Test func `an item beside a strict beam makes a dead end, and no arrow reaches it`() throws {
    let graph = try graph(Self.row(2) + [("aside", CGRect(x: 300, y: 200, width: 50, height: 50))])
    #expect(graph.deadEnds.map(\.item).contains(1))
    #expect(graph.presses(by: Set(FocusGraph.Key.arrows)) == [0, 1, nil])
    #expect(graph.presses() == [0, 1, 1])
    #expect(graph.route(to: 2) == [.previous])
    #expect(graph.wayBack(from: 0, .right) == .home)
  }

  @Test func `a list of 3000 items is found to be one component`() throws {
    let graph = try graph(
      (0..<3000).map { ("\($0)", CGRect(x: 20, y: 20 + $0 * 10, width: 50, height: 8)) }, .html)
    #expect(graph.components.map(\.count) == [3000])
  }
}
