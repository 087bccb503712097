import FocusGeometry
import Foundation
import Testing

@testable import FocusEngine

/// Neighbours that an item states, which precede geometry under every model.
@MainActor
struct StatedNeighbourTests {
  @Test(arguments: FocusModel.all)
  func `a stated neighbour is preferred to a near item under every model`(model: FocusModel) throws
  {
    let root = StubRoot("ab\ncd", model: model)
    try root.item("a").stated[.right] = .item(try root.item("d"))
    #expect(try root.next(from: "a", .right) == "d")
  }

  @Test(arguments: FocusModel.all)
  func `a movement that is stated to lead nowhere leaves focus in place and is explained`(
    model: FocusModel
  ) throws {
    let root = StubRoot("ab", model: model)
    try root.item("a").stated[.right] = .nowhere
    try root.focus(on: "a")
    let failures = FailureCounter(root)
    let explanation = try root.press(.right)
    #expect(root.focused == "a" && failures.headings == [.right])
    #expect(explanation.outcome == .stayed && explanation.candidates.isEmpty)
    #expect(explanation.account == "a states that this way leads nowhere")
  }

  @Test func `a stated neighbour that cannot be focused leads on to its own`() throws {
    let root = StubRoot("abcd")
    try root.item("a").stated[.right] = .item(try root.item("b"))
    try root.item("b").stated[.right] = .item(try root.item("d"))
    try root.item("b").state = .hidden
    #expect(try root.next(from: "a", .right) == "d")
    try root.item("b").stated[.right] = .nowhere
    #expect(try root.next(from: "a", .right) == "STOP")
    try root.item("b").stated[.right] = nil
    #expect(try root.next(from: "a", .right) == "c")
  }

  @Test func `a stated neighbour is preferred to one that only a model follows`() throws {
    let root = StubRoot("abcd", model: .android)
    try root.item("a").setNext(try root.item("c"), for: .right)
    try root.item("a").stated[.right] = .item(try root.item("d"))
    #expect(try root.next(from: "a", .right) == "d")
  }

  @Test(arguments: [FocusModel.tv, .android, .html])
  func `items linked for Tab follow each other in both directions`(model: FocusModel) throws {
    let root = StubRoot("abcd", model: model)
    try root.item("a").stated[.next] = .item(try root.item("c"))
    try root.focus(on: "a")
    #expect(try root.walk(.next, .next, .next, .next) == ["c", "b", "d", "a"])
    #expect(try root.walk(.previous, .previous, .previous) == ["d", "b", "c"])
  }

  @Test func `the graph of focus has the arrows that items state`() throws {
    let root = StubRoot("ab", model: .html)
    try root.item("a").stated[.right] = .item(try root.item("b"))
    let system = try #require(root.focusSystem)
    let graph = try #require(FocusDebugger.focusGraph(for: system))
    let (a, b) = (
      try #require(graph.items.firstIndex { $0.id == "a" }),
      try #require(graph.items.firstIndex { $0.id == "b" })
    )
    #expect(graph.target(from: a, .right) == b)
    #expect(graph.target(from: b, .right) == nil)
  }

  @Test func `an arrow of a page belongs to focus where the item states a neighbour`() throws {
    let root = StubRoot("ab", model: .html)
    try root.item("a").stated[.right] = .item(try root.item("b"))
    try root.item("a").stated[.left] = .nowhere
    try root.focus(on: "a")
    let system = try #require(root.focusSystem)
    #expect(system.takesArrow(.right) && !system.takesArrow(.left) && !system.takesArrow(.up))
  }
}
