import FocusEngine
import FocusGeometry
import Foundation
import HaloGoldenTesting
import Testing

/// A search begins at the visible part of the focused item (App Programming Guide for tvOS;
/// Decisions, Where a search begins).
///
/// A thorough run has 400 random pairs of items.
@MainActor
struct SearchOriginTests {
  private nonisolated static let details: [FocusSystem.ExplanationDetail] = [.decision, .complete]

  private func root(
    _ detail: FocusSystem.ExplanationDetail = .decision, model: FocusModel = .tv
  ) -> StubRoot {
    let root = StubRoot(model: model)
    root.focusSystem?.explanationDetail = detail
    return root
  }

  // MARK: What is covered

  //     a a b b
  //     a a b b     b lies over the right part of a.
  @Test(arguments: details)
  func `arrows lead from item to item in a row of overlapping items`(
    detail: FocusSystem.ExplanationDetail
  ) throws {
    let root = root(detail)
    root.add("a", 0, 0, 100, 100)
    root.add("b", 60, 0, 100, 100)
    root.add("c", 180, 0, 100, 100)
    try root.focus(on: "a")
    #expect(try root.walk(.right, .right, .left, .left) == ["b", "c", "b", "a"])
  }

  /// Two items of any heights and in any order, as long as the centre of each lies outside the
  /// other.
  @Test(arguments: details)
  func `arrows lead from each of two overlapping items to the other`(
    detail: FocusSystem.ExplanationDetail
  ) throws {
    var random = SeededGenerator(seed: 31)
    for _ in 0..<RandomCases.count(of: 400) {
      func number(_ range: ClosedRange<Int>) -> CGFloat {
        CGFloat(Int.random(in: range, using: &random))
      }
      let low = CGRect(x: 100, y: 300, width: number(20...200), height: number(20...200))
      let size = CGSize(width: number(20...200), height: number(20...200))
      let overlap = number(1...Int(min(low.width, size.width) / 2) - 1)
      let top = number(Int(low.minY - size.height) + 1...Int(low.maxY) - 1)
      let high = CGRect(origin: CGPoint(x: low.maxX - overlap, y: top), size: size)
      let isTurned = Bool.random(using: &random)
      func placed(_ rect: CGRect) -> CGRect {
        isTurned
          ? CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width) : rect
      }
      let root = root(detail)
      let items = [StubItem("low", placed(low)), StubItem("high", placed(high))]
      for item in items.shuffled(using: &random) { root.add(item) }
      let ways: (FocusHeading, FocusHeading) = isTurned ? (.down, .up) : (.right, .left)
      try root.focus(on: "low")
      try #require(try root.walk(ways.0, ways.1) == ["high", "low"], "\(low) \(high)")
    }
  }

  @Test(arguments: details)
  func `an arrow reaches an item on a panel over the focused item`(
    detail: FocusSystem.ExplanationDetail
  ) throws {
    let root = root(detail)
    root.add("wide", 0, 0, 400, 100)
    root.add(StubItem.plain("panel", CGRect(x: 300, y: -20, width: 200, height: 200)))
    root.add("on panel", 320, 20, 60, 60)
    try root.focus(on: "wide")
    #expect(try root.walk(.right, .left) == ["on panel", "wide"])
  }

  /// A floating button over two rows of a list: the visible part of the upper row reaches down to
  /// its lower edge, and the row below is nearer than the button's centre.
  @Test
  func
    `a small item across the edge of the focused one is no nearer than the item behind the edge`()
    throws
  {
    let root = root()
    root.add("upper", 0, 0, 400, 60)
    root.add("lower", 0, 64, 400, 60)
    root.add("floating", 340, 40, 50, 60)
    try root.focus(on: "upper")
    #expect(try root.walk(.down) == ["lower"])
  }

  @Test(arguments: details)
  func `a small item in front of the larger focused one is not ahead of it`(
    detail: FocusSystem.ExplanationDetail
  ) throws {
    let root = root(detail)
    root.add("large", 100, 100, 400, 300)
    root.add("small", 300, 250, 100, 100)
    root.add("below", 100, 500, 400, 50)
    try root.focus(on: "large")
    #expect(try root.walk(.down) == ["below"])
  }

  /// Android's `FocusFinder` takes the whole focused rectangle, and ignores covers.
  @Test func `a search under the android model starts at the whole focused item`() throws {
    let root = root(model: .android)
    root.add("a", 0, 0, 100, 100)
    root.add(StubItem.plain("panel", CGRect(x: 60, y: 0, width: 200, height: 100)))
    root.add("b", 101, 300, 30, 30)
    root.add("c", 70, 120, 20, 20)
    try root.focus(on: "a")
    #expect(try root.walk(.right) == ["b"])
  }

  // MARK: What is scrolled or cut off

  /// A programme guide of three rows with programmes 300 points wide, except one of 6,000 in the
  /// middle row.
  private func guide(
    _ detail: FocusSystem.ExplanationDetail, model: FocusModel = .tv
  ) -> (StubRoot, StubScroll) {
    let root = root(detail, model: model)
    let guide = root.add(
      StubScroll(
        "guide", CGRect(x: 0, y: 40, width: 1000, height: 320),
        content: CGSize(width: 7200, height: 320)))
    guide.margins = EdgeInsets(top: 48, left: 48, bottom: 48, right: 48)
    for row in [0, 2] {
      for column in 0..<24 {
        guide.add("\(row)-\(column)", CGFloat(column) * 300 + 2, CGFloat(row) * 70, 296, 66)
      }
    }
    guide.add("before", 2, 70, 596, 66)
    guide.add("long", 602, 70, 5996, 66)
    guide.add("after", 6602, 70, 596, 66)
    return (root, guide)
  }

  @Test(arguments: details, [CGFloat(0), 1200, 2200])
  func `a movement through an item longer than the guide keeps the column, down and back`(
    detail: FocusSystem.ExplanationDetail, offset: CGFloat
  ) throws {
    let (root, guide) = guide(detail)
    let column = Int(offset / 300) + 2
    guide.contentOffset.x = offset
    try root.focus(on: "0-\(column)")
    let before = guide.contentOffset.x
    #expect(
      try root.walk(.down, .down, .up, .up) == ["long", "2-\(column)", "long", "0-\(column)"])
    #expect(abs(guide.contentOffset.x - before) <= 600)
    #expect(offset == 0 || guide.contentOffset.x == before)
  }

  @Test(arguments: details)
  func `a movement from an item longer than the guide starts at the middle of its visible part`(
    detail: FocusSystem.ExplanationDetail
  ) throws {
    let (root, guide) = guide(detail)
    try root.focus(on: "long")
    guide.contentOffset.x = 3000
    // The visible part is 3,000 to 4,000, whose centre lies over column 11.
    #expect(try root.walk(.down) == ["2-11"])
  }

  /// The guide is not clipped at the top, so its upper edge counts.
  @Test(arguments: details)
  func `a search from an item that reaches beyond the screen starts at its visible part`(
    detail: FocusSystem.ExplanationDetail
  ) throws {
    let root = root(detail)
    root.add("wide", 500, 100, 1000, 50)
    root.add("left", 560, 200, 50, 50)
    root.add("middle", 720, 200, 50, 50)
    root.add("right", 880, 200, 50, 50)
    try root.focus(on: "wide")
    // The item spans 500 to 1,500, of which the screen shows 500 to 1,000.
    #expect(try root.walk(.down) == ["middle"])
  }

  /// An item outside the scroll view, beside the hidden part of an item inside.
  @Test(arguments: details)
  func `an item after the visible part of the focused one is ahead`(
    detail: FocusSystem.ExplanationDetail
  ) throws {
    let root = root(detail)
    let list = root.add(
      StubScroll(
        "list", CGRect(x: 0, y: 0, width: 200, height: 100),
        content: CGSize(width: 200, height: 400)))
    list.add("text", 0, 0, 200, 400)
    root.add("button", 0, 120, 200, 40)
    try root.focus(on: "text")
    #expect(try root.walk(.down, .up) == ["button", "text"])
    #expect(list.contentOffset == .zero)
  }
}
