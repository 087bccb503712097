import FocusGeometry
import Foundation
import HaloGoldenTesting
import Testing

@testable import FocusEngine

/// The movements of a focus graph are the same as those found one by one.
@MainActor
struct FocusGraphTests {
  private func check(_ system: FocusSystem, _ items: [any FocusItem], _ comment: String) throws {
    let graph = try #require(FocusDebugger.focusGraph(for: system))
    for item in items where item.canBecomeFocused {
      let place = try #require(graph.index(of: item.focusDebugLabel), "\(comment)")
      guard graph.items[place].isEligible else { continue }
      for key in graph.keys where key != .nextGroup && key != .previousGroup {
        let winner = system.explainMovement(from: item, heading: key.heading).winner
        try #require(
          graph.target(from: place, key).map { graph.items[$0].id } == winner,
          "\(comment), \(key.rawValue) from \(item.focusDebugLabel)")
      }
    }
  }

  @Test(arguments: TestEffort.seeds(0..<24, few: 8))
  func `a focus graph has the same movements as separate searches`(seed: Int) throws {
    var random = SeededGenerator(seed: 300 + UInt64(seed))
    let scene = NestedScene(random: &random, mayOverlap: true)
    for platform in FocusModel.all {
      var model = platform
      if platform.arrowScope == .everywhere {
        model.strategy = FocusStrategy.allCases[seed % FocusStrategy.allCases.count]
      }
      let root = scene.root(
        model: model, direction: seed % 2 == 0 ? .leftToRight : .rightToLeft)
      let system = try #require(root.focusSystem)
      try check(system, root.descendants, "seed \(seed), \(platform.name)")
    }
  }

  @Test func `items of a focus graph with equal labels have different ids`() throws {
    let root = StubRoot()
    root.add("a", 0, 0, 40, 40)
    root.add("a", 100, 0, 40, 40)
    let system = try #require(root.focusSystem)
    let graph = try #require(FocusDebugger.focusGraph(for: system))
    #expect(graph.items.map(\.id) == ["a", "a (2)"])
    #expect(graph.target(from: 0, .right) == 1 && graph.target(from: 1, .left) == 0)
    #expect(graph.target(from: 1, .right) == nil)
  }

  @Test func `an item that cannot be focused at present is in the graph with the reasons`() throws {
    let root = StubRoot()
    root.add("a", 0, 0, 40, 40)
    let hidden = root.add("b", 100, 0, 40, 40)
    hidden.state = .hidden
    let system = try #require(root.focusSystem)
    let graph = try #require(FocusDebugger.focusGraph(for: system))
    #expect(graph.items.map(\.reasons) == [[], [.hidden]])
    #expect(graph.eligible == [0])
    #expect(graph.edges.allSatisfy { $0.from == 0 && $0.to == 0 } || graph.edges.isEmpty)
  }
}
