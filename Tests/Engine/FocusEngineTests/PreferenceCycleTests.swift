import FocusEngine
import FocusGeometry
import Foundation
import Testing

/// Searches in hierarchies that contain cycles, which must end.
@MainActor
struct PreferenceCycleTests {
  @Test func `a search through preferences in a cycle ends without an item`() throws {
    let root = StubRoot()
    let one = root.add(StubItem.plain("one", CGRect(x: 0, y: 0, width: 50, height: 50)))
    let two = root.add(StubItem.plain("two", CGRect(x: 60, y: 0, width: 50, height: 50)))
    one.preferred = [two]
    two.preferred = [one]
    root.preferred = [one]
    root.turn()
    #expect(root.focused == nil)
  }

  @Test func `a preference after a cycle is found`() throws {
    let root = StubRoot("ab")
    let (a, b) = (try root.item("a"), try root.item("b"))
    a.preferred = [root]
    root.preferred = [a, b]
    root.turn()
    #expect(root.focused == "b")
  }

  @Test func `the explanation names an environment that a search visited before`() throws {
    let root = StubRoot("ab")
    let (a, b) = (try root.item("a"), try root.item("b"))
    a.preferred = [root]
    root.preferred = [a, b]
    root.turn()
    let steps = try #require(root.focusSystem?.lastExplanation).steps
    #expect(
      steps == [
        .init(label: "root", depth: 0, result: .entered),
        .init(label: "a", depth: 1, result: .entered),
        .init(label: "root", depth: 2, result: .alreadyVisited),
        .init(label: "b", depth: 1, result: .focusable),
      ])
  }

  /// A container that contains its own container.
  private final class Looping: StubItem {
    weak var outer: StubItem?
    override func focusItems(in rect: CGRect) -> [any FocusItem] { outer.map { [$0] } ?? [] }
  }

  @Test(.timeLimit(.minutes(15)))
  func `a movement into a container that contains itself ends`() throws {
    let root = StubRoot("ab")
    let outer = root.add(StubItem.plain("outer", CGRect(x: 0, y: 80, width: 100, height: 60)))
    let inner = outer.add(Looping("inner", CGRect(x: 0, y: 0, width: 50, height: 50)))
    inner.outer = outer
    #expect(try root.next(from: "a", .down) == "inner")
  }

  /// A node with a cycle of parents.
  private final class Orphan: StubItem {
    weak var other: Orphan?
    override var parentFocusEnvironment: (any FocusEnvironment)? { other }
  }

  @Test(.timeLimit(.minutes(15)))
  func `a request for an item with a cycle of parents ends`() throws {
    let root = StubRoot("ab")
    try root.focus(on: "a")
    let one = Orphan("one", .zero)
    let two = Orphan("two", .zero)
    one.other = two
    two.other = one
    #expect(FocusSystem.focusSystem(for: one) == nil)
    root.focusSystem?.requestFocusUpdate(to: one)
    root.turn()
    #expect(root.focused == "a")
  }

  @Test(arguments: ["start", "lost", "arrow"])
  func `every kind of update passes over an item whose preferences lead nowhere`(how: String) throws
  {
    let root = StubRoot(how == "start" ? "ab" : "cab")
    root.add("gone", 0, 300, 50, 50).state = .hidden
    try root.item("a").preferred = [try root.item("gone")]
    switch how {
    case "start": root.turn()
    case "lost":
      try root.focus(on: "c")
      try root.item("c").state = .hidden
      root.turn()
    default:
      try root.focus(on: "c")
      try root.press(.right)
    }
    #expect(root.focused == "b")
  }
}
