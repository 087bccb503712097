import FocusEngine
import FocusGeometry
import Foundation
import Testing

/// The item of a group that Tab goes to.
@MainActor
struct GroupPriorityTests {
  /// Item a alone, and the group of b, c and d.
  private func sample() throws -> StubRoot {
    let root = StubRoot("a\nb\nc\nd", model: .pad)
    for name in ["b", "c", "d"] { try root.item(name).group = "list" }
    return root
  }

  /// The focus in a, after it was in c.
  private func visited() throws -> StubRoot {
    let root = try sample()
    try root.focus(on: "c")
    try root.focus(on: "a")
    return root
  }

  @Test func `a group that was never visited gives its first item`() throws {
    #expect(try sample().next(from: "a", .next) == "b")
  }

  @Test func `what was focused last comes before the first`() throws {
    #expect(try visited().walk(.next) == ["c"])
  }

  @Test func `what is selected comes before what was focused last`() throws {
    let root = try visited()
    try root.item("d").state = .selected
    #expect(try root.walk(.next) == ["d"])
  }

  @Test(arguments: [(10, "d"), (0, "c"), (-10, "c")])
  func `an item may rise above what was focused last`(bonus: Int, expected: String) throws {
    let root = try visited()
    try root.item("d").priority = FocusGroupPriority(
      rawValue: FocusGroupPriority.previouslyFocused.rawValue + bonus)
    #expect(try root.walk(.next) == [expected])
  }

  @Test func `what is selected cannot be lowered`() throws {
    let root = try visited()
    let selected = try root.item("d")
    selected.state = .selected
    selected.priority = .ignored
    #expect(try root.walk(.next) == ["d"])
  }

  @Test func `priorities below zero count as zero`() throws {
    let root = try sample()
    try root.item("b").priority = FocusGroupPriority(rawValue: -5)
    #expect(try root.next(from: "a", .next) == "b")
  }

  @Test func `above the selected one an item may rise too`() throws {
    let root = try visited()
    try root.item("d").state = .selected
    try root.item("b").priority = FocusGroupPriority(rawValue: 2001)
    #expect(try root.walk(.next) == ["b"])
  }

  /// Item a alone, and a group of four rows, of which one is visible.
  private func scrolling() -> (StubRoot, StubScroll) {
    let root = StubRoot("a", model: .pad)
    let list = root.add(
      StubScroll(
        "list", CGRect(x: 0, y: 80, width: 100, height: 50),
        content: CGSize(width: 100, height: 400)))
    list.group = "list"
    for row in 1...4 { list.add("row \(row)", 0, CGFloat(row * 60 - 60), 100, 50) }
    return (root, list)
  }

  @Test func `of items in sight and out of sight the first in sight is taken`() throws {
    let (root, list) = scrolling()
    list.contentOffset.y = 60
    #expect(try root.next(from: "a", .next) == "row 2")
  }

  @Test(arguments: [FocusItemState(), .selected])
  func `what was scrolled away gives way to the first item in sight`(state: FocusItemState) throws {
    let (root, list) = scrolling()
    try root.item("row 1").state = state
    try root.focus(on: "row 1")
    try root.focus(on: "a")
    list.contentOffset.y = 120
    #expect(try root.walk(.next) == ["row 3"])
  }

  @Test func `of what is in sight the highest priority decides`() throws {
    let (root, list) = scrolling()
    list.frame.size.height = 110
    try root.item("row 1").state = .selected
    try root.item("row 4").priority = .prioritized
    try root.focus(on: "row 2")
    try root.focus(on: "a")
    list.contentOffset.y = 60
    #expect(try root.walk(.next) == ["row 2"])
  }

  @Test func `where nothing of a group is in sight the highest priority decides`() throws {
    let (root, list) = scrolling()
    try root.item("row 3").state = .selected
    list.contentOffset.y = 1000
    #expect(try root.next(from: "a", .next) == "row 3")
  }

  @Test(arguments: [(FocusHeading.next, "b"), (.previous, "a")])
  func `Tab goes on from the group of an item that was scrolled away`(
    heading: FocusHeading, expected: String
  ) throws {
    let (root, list) = scrolling()
    root.add("b", 0, 200, 100, 50).group = "b"
    try root.focus(on: "row 1")
    list.contentOffset.y = 120
    #expect(try root.walk(heading) == [expected])
  }

  @Test(arguments: ["hidden", "disabled", "inert"])
  func `what could not have the focus for a while is forgotten`(how: String) throws {
    let root = try visited()
    let item = try root.item("c")
    switch how {
    case "hidden": item.state = .hidden
    case "disabled": item.canBecomeFocused = false
    default: item.state = .interactionDisabled
    }
    root.turn()
    (item.state, item.canBecomeFocused) = ([], true)
    root.turn()
    #expect(try root.walk(.next) == ["b"])
  }
}
