import FocusEngine
import FocusGeometry
import Foundation
import Testing

/// Items out of sight in a scrollable container can be focused, and are then scrolled into view
/// (Cases, 60).
@MainActor
struct ScrollTests {
  @Test(arguments: [FocusSystem.ExplanationDetail.decision, .complete])
  func `a scrolled list is entered at its first visible item`(
    detail: FocusSystem.ExplanationDetail
  ) throws {
    let root = StubRoot("t")
    root.focusSystem?.explanationDetail = detail
    let list = root.add(
      StubScroll(
        "list", CGRect(x: 0, y: 100, width: 100, height: 200),
        content: CGSize(width: 100, height: 1000)))
    for row in 0..<20 { list.add("\(row)", 0, CGFloat(row) * 50, 100, 40) }
    list.contentOffset.y = 260
    try root.focus(on: "t")
    #expect(try root.walk(.down) == ["5"])
    // A movement inside the list scrolls to items out of sight.
    #expect(try root.walk(.up) == ["4"])
  }

  /// A list 100 points high, with rows of 40 points every 50 points.
  private func list(rows: Int = 10) throws -> (StubRoot, StubScroll) {
    let root = StubRoot()
    let scroll = root.add(
      StubScroll(
        "list", CGRect(x: 0, y: 0, width: 200, height: 100),
        content: CGSize(width: 200, height: CGFloat(rows) * 50)))
    for row in 0..<rows { scroll.add("\(row)", 0, CGFloat(row * 50), 200, 40) }
    return (root, scroll)
  }

  @Test func `a movement to an item out of sight focuses it and scrolls to it`() throws {
    let (root, scroll) = try list()
    try root.focus(on: "1")
    #expect(try root.walk(.down) == ["2"])
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 40))
  }

  @Test(arguments: [FocusSystem.ExplanationDetail.decision, .complete])
  func `a movement skips an item out of sight that is covered inside its list`(
    detail: FocusSystem.ExplanationDetail
  ) throws {
    let (root, scroll) = try list()
    root.focusSystem?.explanationDetail = detail
    scroll.add(StubItem.plain("cover", CGRect(x: 0, y: 148, width: 200, height: 44)))
    try root.focus(on: "2")
    scroll.contentOffset = .zero
    #expect(try root.walk(.down) == ["4"])
  }

  @Test(arguments: [FocusSystem.ExplanationDetail.decision, .complete])
  func `a view over a list does not cover items that scrolling moves out from under it`(
    detail: FocusSystem.ExplanationDetail
  ) throws {
    let (root, _) = try list()
    root.focusSystem?.explanationDetail = detail
    root.add(StubItem.plain("bar", CGRect(x: 0, y: 90, width: 200, height: 1000)))
    try root.focus(on: "1")
    #expect(try root.walk(.down, .down) == ["2", "3"])
  }

  @Test func `a movement to a visible item scrolls nothing`() throws {
    let (root, scroll) = try list()
    try root.focus(on: "0")
    try root.press(.down)
    #expect(scroll.contentOffset == .zero)
  }

  @Test func `scrolling back stops as soon as the focused item is visible`() throws {
    let (root, scroll) = try list()
    try root.focus(on: "9")
    #expect(scroll.contentOffset.y == 390)
    #expect(try root.walk(.up, .up) == ["8", "7"])
    #expect(scroll.contentOffset.y == 350)
  }

  @Test func `the focused item keeps the scroll margins, except at the ends of the content`() throws
  {
    let (root, scroll) = try list()
    scroll.margins = EdgeInsets(top: 20, bottom: 20)
    try root.focus(on: "2")
    #expect(scroll.contentOffset.y == 60)
    try root.focus(on: "9")
    #expect(scroll.contentOffset.y == 400)
    try root.focus(on: "0")
    #expect(scroll.contentOffset.y == 0)
  }

  @Test func `a focused item larger than the container shows its beginning`() throws {
    let (root, scroll) = try list()
    try root.item("3").frame.size.height = 300
    for row in 4...9 { try root.item("\(row)").remove() }
    try root.focus(on: "3")
    #expect(scroll.contentOffset.y == 150)
  }

  /// The expected offsets are those of CSSOM View, scrolling into view with `nearest`.
  @Test(arguments: [(CGFloat(0), CGFloat(150)), (150, 150), (220, 220), (350, 350), (400, 350)])
  func `a focused item larger than the container is scrolled only until it fills the container`(
    now: CGFloat, then: CGFloat
  ) throws {
    let (root, scroll) = try list()
    try root.item("3").frame.size.height = 300
    for row in 4...9 { try root.item("\(row)").remove() }
    try root.focus(on: "0")
    scroll.contentOffset.y = now
    try root.focus(on: "3")
    #expect(scroll.contentOffset.y == then)
  }

  @Test func `arrows reach every row of a list, down and back up`() throws {
    let (root, scroll) = try list(rows: 40)
    try root.focus(on: "0")
    for row in 1..<40 {
      try root.press(.down)
      try #require(root.focused == "\(row)")
      let frame = try root.item("\(row)").frame
      try #require(scroll.bounds.contains(frame))
    }
    for _ in 1..<40 { try root.press(.up) }
    #expect(root.focused == "0" && scroll.contentOffset == .zero)
  }

  @Test(arguments: [FocusModel.pad, .tv])
  func `scrolling is a coordinated animation and slower under the tv model`(
    model: FocusModel
  ) throws {
    let (root, scroll) = try list()
    root.focusSystem?.model = model
    try root.focus(on: "1")
    var duration: TimeInterval?
    root.focusSystem?.animationHandler = { coordinator in
      #expect(scroll.contentOffset == .zero)
      duration = coordinator.scrolling.context.duration
      for batch in coordinator.batches { batch.animations.forEach { $0(batch.context) } }
    }
    try root.press(.down)
    #expect(scroll.contentOffset.y == 40)
    #expect(duration == (model == .tv ? 0.6 : 0.2))
  }

  @Test func `an item outside of content that does not scroll cannot be reached`() throws {
    let (root, scroll) = try list()
    scroll.contentSize.height = 100
    try root.focus(on: "1")
    let explanation = try root.press(.down)
    #expect(root.focused == "1")
    #expect(explanation.candidates.first { $0.label == "2" }?.reasons == [.clipped])
  }

  @Test func `a movement across the axis of a list does not scroll it`() throws {
    let (root, scroll) = try list()
    scroll.add("beside", 300, 0, 100, 40)
    #expect(try root.next(from: "0", .right) == "STOP")
  }

  /// Shelves that scroll sideways in a page that scrolls vertically.
  private func shelves() throws -> (StubRoot, StubScroll, [StubScroll]) {
    let root = StubRoot(size: CGSize(width: 300, height: 200))
    let page = root.add(
      StubScroll(
        "page", CGRect(x: 0, y: 0, width: 300, height: 200),
        content: CGSize(width: 300, height: 600)))
    let shelves = (0..<4).map { row -> StubScroll in
      let shelf = page.add(
        StubScroll(
          "shelf \(row)", CGRect(x: 0, y: row * 150, width: 300, height: 120),
          content: CGSize(width: 1000, height: 120)))
      for column in 0..<10 { shelf.add("\(row).\(column)", CGFloat(column * 100), 0, 80, 120) }
      return shelf
    }
    return (root, page, shelves)
  }

  @Test func `every container around a focused item scrolls to it`() throws {
    let (root, page, shelves) = try shelves()
    try root.focus(on: "3.9")
    #expect(shelves[3].contentOffset == CGPoint(x: 680, y: 0))
    #expect(page.contentOffset == CGPoint(x: 0, y: 370))
  }

  @Test func `an outer container takes the scrolling of an inner one into account`() throws {
    let root = StubRoot(size: CGSize(width: 300, height: 200))
    let outer = root.add(
      StubScroll(
        "outer", CGRect(x: 0, y: 0, width: 300, height: 200),
        content: CGSize(width: 300, height: 400)))
    let inner = outer.add(
      StubScroll(
        "inner", CGRect(x: 0, y: 150, width: 300, height: 100),
        content: CGSize(width: 300, height: 1000)))
    inner.add("item", 0, 800, 300, 40)
    try root.focus(on: "item")
    #expect(inner.contentOffset.y == 740 && outer.contentOffset.y == 50)
  }

  @Test func `a focused item is visible in all of its containers after scrolling`() throws {
    let (root, _, _) = try shelves()
    for name in ["0.5", "3.0", "1.9", "2.4", "0.0"] {
      try root.focus(on: name)
      let item = try root.item(name)
      let seen = try #require(item.parent).convert(item.frame, to: root)
      #expect(root.bounds.contains(seen))
    }
  }

  @Test func `a movement down reaches the nearest shelf, wherever it was scrolled to`() throws {
    let (root, _, shelves) = try shelves()
    shelves[1].contentOffset.x = 350
    try root.focus(on: "0.0")
    try root.press(.down)
    #expect(root.focused?.hasPrefix("1.") == true)
  }

  @Test func `arrows reach the end of a shelf and go no further`() throws {
    let (root, _, _) = try shelves()
    try root.focus(on: "1.0")
    for _ in 0..<12 { try root.press(.right) }
    #expect(root.focused == "1.9")
  }

  @Test func `focus moves to an adjacent row when the focused row of a scrolled list is removed`()
    throws
  {
    let (root, _) = try list()
    try root.focus(on: "8")
    root.turn()
    try root.item("8").remove()
    root.turn()
    #expect(["7", "9"].contains(root.focused))
  }
}
