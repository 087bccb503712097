import FocusEngine
import FocusGeometry
import Foundation
import HaloGoldenTesting
import Testing

/// A run of presses returns along the same items, also where it scrolls (Decisions, Anchor band).
///
/// A thorough run has 150 random pages, with a run of presses from one item of each.
@MainActor
struct AnchorRunTests {
  private static let model = {
    var model = FocusModel.tv
    model.keepsAnchorBand = true
    return model
  }()

  /// Adds rows, 50 points apart, of adjacent items of different widths.
  private func addRows(
    _ names: [String], to parent: StubNode, width: CGFloat, random: inout SeededGenerator
  ) {
    for (row, name) in names.enumerated() {
      var x: CGFloat = 0
      var column = 0
      while x < width {
        let length = min(
          width - x, CGFloat([60, 90, 150, 250, 700, 1500].randomElement(using: &random) ?? 60))
        parent.add("\(name)-\(column)", x, CGFloat(row) * 50, length - 4, 46)
        x += length
        column += 1
      }
    }
  }

  /// Presses one arrow key `count` times and then the opposite one as often.
  ///
  /// - Returns: The focused items on the way out, and those on the way back in the same order.
  private func outAndBack(
    _ root: StubRoot, from item: StubItem, _ heading: FocusHeading, _ count: Int
  ) throws -> (out: [String?], back: [String?]) {
    try root.focus(on: item.name)
    var out = [root.focused]
    for _ in 0..<count {
      try root.press(heading)
      if root.focused == out.last { break }
      out.append(root.focused)
    }
    var back = [root.focused]
    for _ in 1..<out.count {
      try root.press(heading == .down ? .up : .down)
      back.append(root.focused)
    }
    return (out, back.reversed())
  }

  @Test func `a run of presses returns along the same items through a page that it scrolls`() throws
  {
    var random = SeededGenerator(seed: 41)
    var scrolled = 0
    for round in 0..<RandomCases.count(of: 150) {
      let root = StubRoot(model: Self.model)
      let page = root.add(
        StubScroll(
          "page", CGRect(x: 0, y: 0, width: 600, height: round % 2 == 0 ? 400 : 120),
          content: CGSize(width: 3000, height: 400)))
      page.margins = EdgeInsets(top: 10, left: 48, bottom: 10, right: 48)
      addRows((0..<8).map { "\($0)" }, to: page, width: 3000, random: &random)
      let item = try #require(page.children.randomElement(using: &random))
      let heading: FocusHeading = Bool.random(using: &random) ? .down : .up
      try root.focus(on: item.name)
      let before = page.contentOffset.x
      let (out, back) = try outAndBack(root, from: item, heading, 8)
      if page.contentOffset.x != before { scrolled += 1 }
      try #require(out == back)
    }
    #expect(scrolled > 0)
  }

  @Test
  func `a run of presses returns along the same items through shelves that scroll separately`()
    throws
  {
    var random = SeededGenerator(seed: 42)
    for _ in 0..<RandomCases.count(of: 150) {
      let root = StubRoot(model: Self.model)
      let page = root.add(
        StubScroll(
          "page", CGRect(x: 0, y: 0, width: 600, height: 200),
          content: CGSize(width: 600, height: 480)))
      for row in 0..<8 {
        let shelf = page.add(
          StubScroll(
            "shelf \(row)", CGRect(x: 0, y: CGFloat(row) * 60, width: 600, height: 50),
            content: CGSize(width: 3000, height: 50)))
        shelf.margins = EdgeInsets(top: 0, left: 48, bottom: 0, right: 48)
        addRows(["\(row)"], to: shelf, width: 3000, random: &random)
        shelf.contentOffset.x = CGFloat(Int.random(in: 0...2400, using: &random))
      }
      let shelf = try #require(page.children.randomElement(using: &random))
      let item = try #require(shelf.children.randomElement(using: &random))
      let heading: FocusHeading = Bool.random(using: &random) ? .down : .up
      let (out, back) = try outAndBack(root, from: item, heading, 8)
      try #require(out == back)
    }
  }

  @Test
  func `a run of presses returns along the same items out of a page that it entered from above`()
    throws
  {
    var random = SeededGenerator(seed: 43)
    var scrolled = 0
    for _ in 0..<RandomCases.count(of: 150) {
      let root = StubRoot(model: Self.model)
      for place in 0..<10 { root.add("tool \(place)", CGFloat(place) * 60, 0, 56, 40) }
      let page = root.add(
        StubScroll(
          "page", CGRect(x: 0, y: 60, width: 600, height: 400),
          content: CGSize(width: 3000, height: 400)))
      page.margins = EdgeInsets(top: 10, left: 48, bottom: 10, right: 48)
      addRows((0..<8).map { "\($0)" }, to: page, width: 3000, random: &random)
      page.contentOffset.x = CGFloat(Int.random(in: 0...2400, using: &random))
      let before = page.contentOffset.x
      let item = try #require(root.children.prefix(10).randomElement(using: &random))
      let (out, back) = try outAndBack(root, from: item, .down, 8)
      if page.contentOffset.x != before { scrolled += 1 }
      try #require(out == back)
    }
    #expect(scrolled > 0)
  }
}
