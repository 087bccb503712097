import FocusGeometry
import Foundation
import HaloGoldenTesting
import Testing

/// A thorough run has 300 to 1,000 random layouts for each property.
struct ReadingOrderTests {
  private func order(_ rects: [CGRect], _ direction: LayoutDirection = .leftToRight) -> [Int] {
    ReadingOrder.indices(of: rects, direction: direction)
  }

  private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 10, _ height: CGFloat = 10)
    -> CGRect
  { CGRect(x: x, y: y, width: width, height: height) }

  //     2 0
  //     1 3
  private var grid: [CGRect] { [box(20, 0), box(0, 20), box(0, 0), box(20, 20)] }

  @Test func `rows are read from the top, and each row from the left`() {
    #expect(order(grid) == [2, 0, 1, 3])
  }

  @Test func `rows are read from the right in a right-to-left layout`() {
    #expect(order(grid, .rightToLeft) == [0, 2, 3, 1])
  }

  @Test func `the reading order of no boxes is empty`() {
    #expect(order([]).isEmpty)
  }

  @Test(arguments: [(CGFloat(5), [1, 0]), (5.5, [0, 1])])
  func `boxes that share at least half of the smaller height are in one row`(
    top: CGFloat, expected: [Int]
  ) {
    // Box 0 is to the right of box 1 and a little higher.
    #expect(order([box(20, 0), box(0, top)]) == expected)
  }

  @Test func `equal boxes keep the order in which they are given`() {
    #expect(order([box(0, 0), box(0, 0), box(0, 0)]) == [0, 1, 2])
  }

  //     0 1        The small box on the leading side begins the row, which the tall box belongs to;
  //     2 1        the box below begins the next row.
  @Test(arguments: [[0, 1, 2], [1, 0, 2], [2, 1, 0]])
  func `a tall box beside two small ones is in the first row`(permutation: [Int]) throws {
    let boxes = [box(0, 0), box(20, 0, 10, 30), box(0, 20)]
    let shuffled = permutation.map { boxes[$0] }
    try #require(order(shuffled).map { permutation[$0] } == [0, 1, 2])
  }

  private func distinct(_ random: inout SeededGenerator) -> [CGRect] {
    var rects: [CGRect] = []
    while rects.count < 8 {
      let rect = random.rect(in: 12)
      if !rects.contains(rect) { rects.append(rect) }
    }
    return rects
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `the reading order of different boxes does not depend on their input order`(
    direction: LayoutDirection
  ) throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<RandomCases.count(of: 1000) {
      let rects = distinct(&random)
      let shuffled = rects.shuffled(using: &random)
      try #require(
        order(rects, direction).map { rects[$0] }
          == order(shuffled, direction).map { shuffled[$0] })
    }
  }

  @Test func `the reading order contains every box once`() throws {
    var random = SeededGenerator(seed: 6)
    for _ in 0..<RandomCases.count(of: 500) {
      let rects = distinct(&random)
      try #require(order(rects).sorted() == Array(rects.indices))
    }
  }

  @Test func `a mirrored layout has the same reading order in the mirrored direction`() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<RandomCases.count(of: 500) {
      let rects = distinct(&random)
      let mirrored = rects.map { box(-$0.maxX, $0.minY, $0.width, $0.height) }
      try #require(order(rects) == order(mirrored, .rightToLeft))
    }
  }

  // MARK: Columns

  /// A search field, and three separate cards below it.
  private let content = [
    CGRect(x: 760, y: 20, width: 220, height: 40), CGRect(x: 300, y: 500, width: 300, height: 120),
    CGRect(x: 400, y: 100, width: 300, height: 120),
    CGRect(x: 500, y: 300, width: 300, height: 120),
  ]

  @Test(arguments: [CGFloat(44), 94, 700])
  func `the content beside a sidebar is read from the top, whatever the sidebar's height`(
    height: CGFloat
  ) {
    let sidebar = CGRect(x: 0, y: 0, width: 240, height: height)
    #expect(order(content + [sidebar]) == [4, 0, 2, 3, 1])
  }

  @Test func `a tall box on the trailing side is read after the first row of each column`() {
    let sidebar = CGRect(x: 1000, y: 0, width: 240, height: 700)
    #expect(order(content + [sidebar]) == [0, 2, 4, 3, 1])
  }

  //     0   2
  //     0
  //     0 1
  @Test func `the boxes beside a tall box are read from the top`() {
    #expect(order([box(0, 0, 10, 50), box(20, 30), box(40, 0)]) == [0, 2, 1])
  }

  //     0 1 1 5
  //     0 2 3 5
  //     0 4 4 5
  @Test func `the boxes between two tall ones are read in rows of their own`() {
    let boxes = [
      box(0, 0, 10, 50), box(20, 0, 30), box(20, 20), box(40, 20), box(20, 40, 30),
      box(60, 0, 10, 50),
    ]
    #expect(order(boxes) == [0, 1, 5, 2, 3, 4])
  }

  /// Boxes one below the other, from `x` to `x + 30`.
  private func column(at x: CGFloat, using random: inout SeededGenerator) -> [CGRect] {
    var top = CGFloat(Int.random(in: 0..<20, using: &random))
    return (0..<Int.random(in: 0..<6, using: &random)).map { _ in
      let width = CGFloat(Int.random(in: 10...30, using: &random))
      let height = CGFloat(Int.random(in: 1...40, using: &random))
      defer { top += height + CGFloat(Int.random(in: 0..<10, using: &random)) }
      return box(
        x + CGFloat(Int.random(in: 0...Int(30 - width), using: &random)), top, width, height)
    }
  }

  /// The order of boxes when others are present.
  private func order(
    _ rects: [CGRect], beside others: [CGRect], _ direction: LayoutDirection
  ) -> [Int] {
    order(rects + others, direction).filter { $0 < rects.count }
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `the boxes of a leading column never change the order of the rest`(
    direction: LayoutDirection
  ) throws {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<RandomCases.count(of: 1000) {
      // The boxes are random, apart or overlapping.
      let rest = (0..<8).map { _ in random.rect(in: 60) }
      let sidebar = column(at: direction == .leftToRight ? -40 : 130, using: &random)
      try #require(order(rest, beside: sidebar, direction) == order(rest, direction))
    }
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `neither of two columns changes the order of the other`(direction: LayoutDirection) throws {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<RandomCases.count(of: 1000) {
      let (left, right) = (column(at: 0, using: &random), column(at: 40, using: &random))
      try #require(order(left, beside: right, direction) == Array(left.indices))
      try #require(order(right, beside: left, direction) == Array(right.indices))
    }
  }

  // MARK: Rows

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `boxes in lines are read line by line, each line from the leading edge`(
    direction: LayoutDirection
  ) throws {
    var random = SeededGenerator(seed: 10)
    for _ in 0..<RandomCases.count(of: 300) {
      var rects: [CGRect] = []
      for line in 0..<8 {
        var x = CGFloat(Int.random(in: 0..<40, using: &random))
        for _ in 0..<Int.random(in: 1..<8, using: &random) {
          let width = CGFloat(Int.random(in: 1..<40, using: &random))
          let height = CGFloat(Int.random(in: 12...20, using: &random))
          // All boxes of a line share more than half of their heights.
          rects.append(box(x, CGFloat(line) * 24 + (20 - height) / 2, width, height))
          x += width + CGFloat(Int.random(in: 0..<20, using: &random))
        }
      }
      let lines = rects.indices.sorted { i, j in
        let (a, b) = (rects[i], rects[j])
        let leading = direction == .leftToRight ? (a.minX, b.minX) : (-a.maxX, -b.maxX)
        return ((a.midY / 24).rounded(.down), leading.0) < ((b.midY / 24).rounded(.down), leading.1)
      }
      try #require(order(rects, direction) == lines)
    }
  }

  @Test func `staircases, cascades and deeply nested boxes have a reading order`() {
    let stairs = (0..<2000).map { box(CGFloat($0) * 10, CGFloat($0) * 5) }
    #expect(order(stairs) == Array(stairs.indices))
    let cascade = (0..<2000).map { box(CGFloat($0) * 2, CGFloat($0) * 2, 100, 100) }
    #expect(order(cascade).sorted() == Array(cascade.indices))
    var nested: [CGRect] = []
    var rest = CGRect(x: 0, y: 0, width: 1 << 20, height: 1 << 20)
    for _ in 0..<200 {
      nested.append(CGRect(x: rest.minX, y: rest.minY, width: rest.width, height: 1))
      nested.append(CGRect(x: rest.minX, y: rest.minY + 1, width: 1, height: rest.height - 1))
      rest = CGRect(
        x: rest.minX + 1, y: rest.minY + 1, width: rest.width - 1, height: rest.height - 1)
    }
    #expect(order(nested) == Array(nested.indices))
  }
}
