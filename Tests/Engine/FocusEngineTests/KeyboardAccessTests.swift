import FocusGeometry
import Foundation
import HaloGoldenTesting
import Testing

@testable import FocusEngine

/// Full keyboard access in the engine: arrows reach all of a focus group, Tab every group, and
/// Control-Tab every item (Cases, 80 to 83; Decisions, Full keyboard access).
@MainActor
struct KeyboardAccessTests {
  nonisolated private static let models: [FocusModel] = [FocusModel.pad, .catalyst].map { model in
    var model = model
    model.isFullKeyboardAccessEnabled = true
    return model
  }

  // MARK: Aside

  /// Three buttons, the middle one displaced, with or without full keyboard access.
  private func diagonal(_ isOn: Bool = true) throws -> StubRoot {
    let root = StubRoot(model: isOn ? Self.models[0] : .pad)
    root.add("one", 300, 20, 100, 44)
    root.add("two", 500, 200, 100, 44)
    root.add("three", 300, 380, 100, 44)
    return root
  }

  @Test
  func `an arrow that finds no item straight ahead reaches the nearest item ahead to the side`()
    throws
  {
    let root = try diagonal()
    try root.focus(on: "one")
    let explanation = try root.press(.right)
    #expect(explanation.winner == "two" && explanation.proposal?.label == "two")
    #expect(explanation.detour?.label == "two" && explanation.detour?.reasons == [.aside])
    #expect(explanation.decisive == explanation.detour)
    let account = "nothing lies straight ahead; two is the nearest aside, 100 points away"
    #expect(explanation.account == account)
    #expect(explanation.steps.map(\.result) == [.focusable])
  }

  @Test func `an item straight ahead is preferred to a nearer one to the side`() throws {
    let root = try diagonal()
    #expect(try root.next(from: "one", .down) == "three")
  }

  @Test func `arrows without full keyboard access search only straight ahead`() throws {
    #expect(try diagonal(false).next(from: "one", .right) == "STOP")
  }

  @Test func `arrows do not leave the group for an item to the side`() throws {
    let root = try diagonal()
    try root.item("two").group = "other"
    #expect(try root.next(from: "one", .right) == "STOP")
  }

  @Test func `a guide straight ahead is preferred to an item to the side`() throws {
    let root = try diagonal()
    root.guides = [
      StubGuide(
        "guide", CGRect(x: 450, y: 20, width: 40, height: 44), to: [try root.item("three")])
    ]
    #expect(try root.next(from: "one", .right) == "three")
  }

  // MARK: Orders

  @Test func `Control-Tab goes through every item, group after group`() throws {
    let root = StubRoot("ab\ncd", model: Self.models[0])
    for name in ["a", "c"] { try root.item(name).group = "left" }
    for name in ["b", "d"] { try root.item(name).group = "right" }
    let order = root.focusSystem?.model.controlTabOrder
    try root.focus(on: "a")
    var seen: [String?] = []
    for _ in 0..<4 {
      root.focusSystem?.moveFocus(heading: .next, through: order)
      seen.append(root.focused)
    }
    #expect(seen == ["c", "b", "d", "a"])
    root.focusSystem?.moveFocus(heading: .previous, through: order)
    #expect(root.focused == "d")
  }

  @Test func `no key reaches an item that full keyboard access leaves out, and the report says so`()
    throws
  {
    let root = try diagonal()
    try root.item("two").state = .outsideKeyboardAccess
    #expect(try root.next(from: "one", .right) == "STOP")
    let verdict = FocusDebugger.checkFocusability(for: try root.item("two"))
    #expect(verdict.problems == [.outsideKeyboardAccess])
    root.focusSystem?.requestFocusUpdate(to: try root.item("two"))
    root.turn()
    #expect(root.focused == "one")
  }

  // MARK: An item that no arrow leads to

  /// A small item in the middle of four bars, each of which has a nearer neighbour.
  private func pinwheel() -> StubRoot {
    let root = StubRoot(model: Self.models[0])
    root.add("top", 0, 0, 880, 100)
    root.add("right", 900, 0, 100, 880)
    root.add("bottom", 120, 900, 880, 100)
    root.add("left", 0, 120, 100, 880)
    root.add("middle", 480, 480, 40, 40)
    root.add("near top", 130, 110, 20, 20)
    root.add("near right", 870, 130, 20, 20)
    root.add("near bottom", 850, 870, 20, 20)
    root.add("near left", 110, 850, 20, 20)
    return root
  }

  @Test
  func `one arrow leads to an item that would be unreachable, from its neighbour in reading order`()
    throws
  {
    let root = pinwheel()
    root.turn()
    let graph = try #require(root.focusSystem.flatMap(FocusDebugger.focusGraph))
    let middle = try #require(graph.index(of: "middle"))
    let ways = graph.edges.filter { $0.to == middle && $0.key.isArrow }
    let way = try #require(ways.first)
    #expect(ways.count == 1)
    let from = graph.items[way.from].label
    try root.focus(on: from)
    let explanation = try root.press(way.key.heading)
    #expect(explanation.winner == "middle")
    #expect(explanation.detour?.reasons == [.onlyWay])
    #expect(explanation.candidates.contains { $0.reasons.contains(.makesWay) })
    #expect(explanation.account?.hasPrefix("no other arrow leads to middle") == true)
  }

  // MARK: Every layout

  /// Items of different sizes that do not overlap, in a few groups.
  private func layout(
    _ model: FocusModel, direction: LayoutDirection, random: inout SeededGenerator
  ) -> StubRoot {
    let root = StubRoot(model: model)
    root.focusSystem?.layoutDirection = direction
    let largest = Bool.random(using: &random) ? 160 : 400
    let groups = Int.random(in: 1...3, using: &random)
    let count = Int.random(in: 2...16, using: &random)
    for number in 0..<count * 8 where root.children.count < count {
      let size = CGSize(
        width: Int.random(in: 20...largest, using: &random),
        height: Int.random(in: 20...largest / 2, using: &random))
      let frame = CGRect(
        x: Double.random(in: 0...1000 - size.width, using: &random).rounded(),
        y: Double.random(in: 0...1000 - size.height, using: &random).rounded(),
        width: size.width, height: size.height)
      guard !root.children.contains(where: { $0.frame.intersects(frame) }) else { continue }
      let item = StubItem("item \(number)", frame)
      item.group = "group \(Int.random(in: 0..<groups, using: &random))"
      root.add(item)
    }
    root.turn()
    return root
  }

  /// The items that keys lead to from one item, which is included.
  private func reach(from item: Int, by keys: [FocusGraph.Key], in graph: FocusGraph) -> Set<Int> {
    var reached: Set = [item]
    var open = [item]
    while let here = open.popLast() {
      for target in keys.compactMap({ graph.target(from: here, $0) })
      where reached.insert(target).inserted {
        open.append(target)
      }
    }
    return reached
  }

  /// A thorough run has 3,000 random layouts.
  @Test(arguments: models)
  func `arrows reach every item of a group, Tab reaches every group, and Control-Tab every item`(
    model: FocusModel
  ) throws {
    var random = SeededGenerator(seed: 44)
    for number in 0..<RandomCases.count(of: 1_500) {
      let direction: LayoutDirection = number % 3 == 0 ? .rightToLeft : .leftToRight
      let root = layout(model, direction: direction, random: &random)
      let graph = try #require(root.focusSystem.flatMap(FocusDebugger.focusGraph))
      #expect(graph.eligible.count == root.children.count)
      let groups = Dictionary(grouping: graph.eligible) { graph.items[$0].group }
      for item in graph.eligible {
        try #require(
          reach(from: item, by: FocusGraph.Key.arrows, in: graph)
            == Set(groups[graph.items[item].group] ?? []),
          "layout \(number): arrows from \(graph.items[item].label), \(root.children.map(\.frame))")
        let byTab = reach(from: item, by: [.next], in: graph).map { graph.items[$0].group }
        try #require(Set(byTab) == Set(groups.keys), "layout \(number): Tab")
        for key in [FocusGraph.Key.nextGroup, .previousGroup] {
          try #require(
            reach(from: item, by: [key], in: graph) == Set(graph.eligible),
            "layout \(number): \(key.rawValue)")
        }
      }
      let system = try #require(root.focusSystem)
      var visited: Set<String> = []
      for _ in graph.eligible {
        system.moveFocus(heading: .next, through: model.controlTabOrder)
        visited.insert(try #require(root.focused))
      }
      try #require(visited == Set(root.children.map(\.name)), "layout \(number): Control-Tab")
    }
  }
}
