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

  /// The sample with focus on a, after it was on c.
  private func visited() throws -> StubRoot {
    let root = try sample()
    try root.focus(on: "c")
    try root.focus(on: "a")
    return root
  }

  @Test func `Tab enters a group that was never visited at its first item`() throws {
    #expect(try sample().next(from: "a", .next) == "b")
  }

  @Test func `Tab enters a group at the item that was focused in it last`() throws {
    #expect(try visited().walk(.next) == ["c"])
  }

  @Test func `the selected item of a group comes before the one that was focused last`() throws {
    let root = try visited()
    try root.item("d").state = .selected
    #expect(try root.walk(.next) == ["d"])
  }

  @Test(arguments: [(10, "d"), (0, "c"), (-10, "c")])
  func `an item's priority may exceed that of the item that was focused last`(
    bonus: Int, expected: String
  ) throws {
    let root = try visited()
    try root.item("d").priority = FocusGroupPriority(
      rawValue: FocusGroupPriority.previouslyFocused.rawValue + bonus)
    #expect(try root.walk(.next) == [expected])
  }

  @Test func `the priority of a selected item cannot be lowered`() throws {
    let root = try visited()
    let selected = try root.item("d")
    selected.state = .selected
    selected.priority = .ignored
    #expect(try root.walk(.next) == ["d"])
  }

  @Test func `focus group priorities below zero count as zero`() throws {
    let root = try sample()
    try root.item("b").priority = FocusGroupPriority(rawValue: -5)
    #expect(try root.next(from: "a", .next) == "b")
  }

  @Test func `an item's priority may exceed that of the selected item`() throws {
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

  @Test func `Tab enters a scrolled group at its first visible item`() throws {
    let (root, list) = scrolling()
    list.contentOffset.y = 60
    #expect(try root.next(from: "a", .next) == "row 2")
  }

  @Test(arguments: [FocusItemState(), .selected])
  func `Tab prefers the first visible item of a group to one that was scrolled away`(
    state: FocusItemState
  ) throws {
    let (root, list) = scrolling()
    try root.item("row 1").state = state
    try root.focus(on: "row 1")
    try root.focus(on: "a")
    list.contentOffset.y = 120
    #expect(try root.walk(.next) == ["row 3"])
  }

  @Test func `the visible item of the highest priority is the primary item of a group`() throws {
    let (root, list) = scrolling()
    list.frame.size.height = 110
    try root.item("row 1").state = .selected
    try root.item("row 4").priority = .prioritized
    try root.focus(on: "row 2")
    try root.focus(on: "a")
    list.contentOffset.y = 60
    #expect(try root.walk(.next) == ["row 2"])
  }

  @Test func `the item of the highest priority is primary in a group without visible items`() throws
  {
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
  func `a group forgets its last focused item once that item cannot be focused`(how: String) throws
  {
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
