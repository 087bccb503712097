import FocusEngine
import FocusGeometry
import Foundation
import Testing

/// Groups under the pad model: arrows stay inside, Tab goes between them (Cases, 44 to 48, 50 to
/// 52).
@MainActor
struct GroupTests {
  /// Two rows, each a group.
  ///
  ///     a b    top
  ///     c d    bottom
  private func rows() throws -> StubRoot {
    let root = StubRoot("ab\ncd", model: .pad)
    for name in ["a", "b"] { try root.item(name).group = "top" }
    for name in ["c", "d"] { try root.item(name).group = "bottom" }
    return root
  }

  @Test(arguments: [("a", "c"), ("b", "c"), ("c", "a")])
  func `Tab goes to the primary item of the next group`(from: String, expected: String) throws {
    #expect(try rows().next(from: from, .next) == expected)
  }

  @Test(arguments: [
    ("a", FocusHeading.down, "STOP"), ("c", .up, "STOP"), ("a", .right, "b"), ("d", .left, "c"),
  ])
  func `arrows stay in a focus group`(from: String, heading: FocusHeading, expected: String) throws
  {
    #expect(try rows().next(from: from, heading) == expected)
  }

  @Test func `the explanation names the group of an item that arrows leave out`() throws {
    let root = try rows()
    try root.focus(on: "a")
    let explanation = try root.press(.down)
    #expect(explanation.group == "top")
    #expect(
      explanation.candidates.first { $0.label == "c" }?.reasons == [.otherGroup("bottom")])
  }

  @Test(arguments: [("a", "c"), ("d", "a")])
  func `Shift-Tab goes back through groups and wraps`(from: String, expected: String) throws {
    #expect(try rows().next(from: from, .previous) == expected)
  }

  @Test func `Tab returns to the item of a group that was focused last`() throws {
    let root = try rows()
    try root.focus(on: "b")
    #expect(try root.walk(.next, .right, .next, .next) == ["c", "d", "b", "d"])
  }

  @Test func `Tab does not return to an item that can no longer be focused`() throws {
    let root = try rows()
    try root.focus(on: "d")
    try root.press(.next)
    try root.item("d").canBecomeFocused = false
    #expect(try root.walk(.next) == ["c"])
  }

  @Test func `a change of an item's group takes effect with the next movement`() throws {
    let root = try rows()
    try root.focus(on: "a")
    try root.item("c").group = "top"
    #expect(try root.walk(.down) == ["c"])
  }

  /// Two small items in a column beside a tall one, each in its own group.
  ///
  ///     a c
  ///     b c
  private func column(parentGroup: String?, mirrored: Bool = false) throws -> StubRoot {
    let root = StubRoot(model: .pad)
    func place(_ rect: CGRect) -> CGRect {
      mirrored
        ? CGRect(x: 1000 - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
    }
    let column = root.add(
      StubItem.plain("column", place(CGRect(x: 0, y: 0, width: 100, height: 140))))
    column.add("a", 0, 0, 100, 60)
    column.add("b", 0, 80, 100, 60)
    root.add(StubItem("c", place(CGRect(x: 120, y: 0, width: 100, height: 140))))
    for name in ["a", "b", "c"] { try root.item(name).group = "group \(name)" }
    column.group = parentGroup
    if mirrored { root.focusSystem?.layoutDirection = .rightToLeft }
    return root
  }

  @Test(arguments: [false, true])
  func `Tab goes through all groups of a parent group before it goes on`(mirrored: Bool) throws {
    let root = try column(parentGroup: "column", mirrored: mirrored)
    try root.focus(on: "a")
    #expect(try root.walk(.next, .next, .next) == ["b", "c", "a"])
  }

  @Test(arguments: [false, true])
  func `Tab goes through groups without a parent group row by row`(mirrored: Bool) throws {
    let root = try column(parentGroup: nil, mirrored: mirrored)
    try root.focus(on: "a")
    #expect(try root.walk(.next, .next, .next) == ["c", "b", "a"])
  }

  @Test(arguments: [["x", "y", "z"], ["z", "y", "x"], ["y", "z", "x"]])
  func `the identifiers of groups do not affect their order`(names: [String]) throws {
    let root = try column(parentGroup: nil)
    for (name, group) in zip(["a", "b", "c"], names) { try root.item(name).group = group }
    try root.focus(on: "a")
    #expect(try root.walk(.next, .next, .next) == ["c", "b", "a"])
  }

  /// A field in a bar, and results elsewhere in the tree.
  private func search(shared: Bool) throws -> StubRoot {
    let root = StubRoot(model: .pad)
    let bar = root.add(StubItem.plain("bar", CGRect(x: 0, y: 0, width: 300, height: 60)))
    bar.add("field", 0, 0, 300, 50)
    let list = root.add(StubItem.plain("list", CGRect(x: 0, y: 80, width: 300, height: 200)))
    list.add("first", 0, 0, 300, 50)
    list.add("second", 0, 60, 300, 50)
    bar.group = "search"
    list.group = shared ? "search" : "results"
    return root
  }

  @Test func `arrows move between containers with the same group identifier`() throws {
    let root = try search(shared: true)
    try root.focus(on: "field")
    #expect(try root.walk(.down, .down, .up, .up) == ["first", "second", "first", "field"])
  }

  @Test func `containers with the same group identifier are one Tab stop`() throws {
    #expect(try search(shared: true).next(from: "field", .next) == "STOP")
  }

  @Test func `Tab but no arrow moves between containers with different group identifiers`() throws {
    let root = try search(shared: false)
    try root.focus(on: "field")
    #expect(try root.walk(.down, .next) == ["field", "first"])
  }

  @Test func `arrows skip an item that has another group than its neighbours`() throws {
    let root = StubRoot("abc", model: .pad)
    try root.item("b").group = "other"
    #expect(try root.next(from: "a", .right) == "c")
  }

  @Test(arguments: [(FocusHeading.first, "a"), (.last, "c")])
  func `the first and last headings reach the ends of the group`(
    heading: FocusHeading, expected: String
  ) throws {
    let root = StubRoot("abcd", model: .pad)
    try root.item("d").group = "other"
    try root.focus(on: "b")
    #expect(try root.walk(heading, heading) == [expected, expected])
  }

  @Test func `Tab goes on from the focused item even if that item is out of view`() throws {
    // The focused row has been scrolled out of sight without a focus key.
    let root = StubRoot("a\nb", model: .pad)
    try root.item("a").group = "one"
    try root.item("b").group = "three"
    let list = root.add(
      StubScroll(
        "list", CGRect(x: 0, y: 160, width: 100, height: 50),
        content: CGSize(width: 100, height: 400)))
    list.group = "list"
    list.add("row 1", 0, 0, 100, 50)
    list.add("row 2", 0, 60, 100, 50)
    root.add("z", 0, 400, 100, 60).group = "last"
    try root.focus(on: "row 1")
    list.contentOffset.y = 60
    #expect(try root.walk(.next) == ["z"])
  }

  /// A list that scrolls inside a page and has more rows than it shows, and two groups below it.
  @Test(arguments: [0, 60, 130, 220, 400], [0, 150])
  func `the order of a page's groups does not change as it scrolls`(
    offset: CGFloat, rows: CGFloat
  ) throws {
    let root = StubRoot(model: .pad)
    let page = root.add(
      StubScroll(
        "page", CGRect(x: 0, y: 0, width: 100, height: 120),
        content: CGSize(width: 100, height: 520)))
    page.group = "page"
    let list = StubScroll(
      "list", CGRect(x: 5, y: 0, width: 95, height: 110), content: CGSize(width: 95, height: 350))
    page.add(list)
    list.group = "list"
    for row in 0..<7 { list.add("row \(row)", 0, CGFloat(row) * 50, 95, 40) }
    page.add("one", 0, 120, 100, 40).group = "options"
    page.add("two", 0, 200, 100, 40).group = "options"
    page.add("board", 0, 300, 100, 100).group = "board"
    try root.focus(on: "board")
    page.contentOffset.y = offset
    list.contentOffset.y = rows
    let tree = FocusDebugger.checkFocusGroupTree(for: root)
    let inPage = try #require(tree.groups.flatMap(\.groups).first { $0.identifier == "page" })
    #expect(inPage.groups.map(\.identifier) == ["list", "options", "board"])
  }

  @Test func `a group with the identifier root is not the group of items without one`() throws {
    let root = StubRoot("a\nb", model: .pad)
    try root.item("b").group = "root"
    #expect(try root.next(from: "a", .down) == "STOP")
    let tree = FocusDebugger.checkFocusGroupTree(for: root)
    #expect(tree.groups.map(\.members.count) == [1])
  }

  @Test func `a group that a controller makes is named without the prefix of its identifier`()
    throws
  {
    let root = StubRoot("a\nb", model: .pad)
    try root.item("b").group = " navigation 3"
    try root.focus(on: "a")
    #expect(try root.next(from: "a", .down) == "STOP")
    let reasons = root.focusSystem?.lastExplanation?.candidates.flatMap(\.reasons) ?? []
    #expect(reasons.contains(.otherGroup("navigation 3")))
  }

  /// A hidden sidebar puts the group `list` into `side`; visible items of both groups are separate.
  @Test func `hidden items do not affect which group is inside which`() throws {
    let root = StubRoot(model: .pad)
    let sidebar = root.add(StubItem.plain("sidebar", CGRect(x: 0, y: 0, width: 100, height: 100)))
    sidebar.group = "side"
    sidebar.state = .hidden
    sidebar.add("l", 0, 0, 50, 50).group = "list"
    for (name, x, group) in [("v", 200, "list"), ("m", 400, "middle"), ("s", 600, "side")] {
      root.add(name, CGFloat(x), 0, 100, 50).group = group
    }
    try root.focus(on: "v")
    #expect(try root.walk(.next, .next, .next) == ["m", "s", "v"])
  }
}
