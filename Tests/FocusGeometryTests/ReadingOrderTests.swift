import FocusGeometry
import Foundation
import GoldenTesting
import Testing

/// All random cases are 1,000 or 500 layouts of eight boxes for each property, and 300 of sixty.
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

  @Test func `rows come from the top, each from the left`() {
    #expect(order(grid) == [2, 0, 1, 3])
  }

  @Test func `rows begin at the right when text does`() {
    #expect(order(grid, .rightToLeft) == [0, 2, 3, 1])
  }

  @Test func `nothing has no order`() {
    #expect(order([]).isEmpty)
  }

  @Test(arguments: [(CGFloat(5), [1, 0]), (5.5, [0, 1])])
  func `half of the smaller height makes a row`(top: CGFloat, expected: [Int]) {
    // 0 stands to the right and a little higher than 1.
    #expect(order([box(20, 0), box(0, top)]) == expected)
  }

  @Test func `equal boxes keep the order they came in`() {
    #expect(order([box(0, 0), box(0, 0), box(0, 0)]) == [0, 1, 2])
  }

  //     0 1        The small one on the leading side begins the row, and the tall one belongs to
  //     it; 2 1        the one below begins the next.
  @Test(arguments: [[0, 1, 2], [1, 0, 2], [2, 1, 0]])
  func `a tall box beside two small ones stands in the first row`(permutation: [Int]) throws {
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
  func `different boxes have one order, however they come`(direction: LayoutDirection) throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<RandomCases.count(of: 1000) {
      let rects = distinct(&random)
      let shuffled = rects.shuffled(using: &random)
      try #require(
        order(rects, direction).map { rects[$0] }
          == order(shuffled, direction).map { shuffled[$0] })
    }
  }

  @Test func `every box is named once`() throws {
    var random = SeededGenerator(seed: 6)
    for _ in 0..<RandomCases.count(of: 500) {
      let rects = distinct(&random)
      try #require(order(rects).sorted() == Array(rects.indices))
    }
  }

  @Test func `the mirrored layout has the mirrored order`() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<RandomCases.count(of: 500) {
      let rects = distinct(&random)
      let mirrored = rects.map { box(-$0.maxX, $0.minY, $0.width, $0.height) }
      try #require(order(rects) == order(mirrored, .rightToLeft))
    }
  }

  // MARK: Against the definition

  /// Row by row, each out of all boxes that are left.
  private func rowByRow(_ rects: [CGRect], _ direction: LayoutDirection) -> [Int] {
    func leading(_ rect: CGRect) -> CGFloat {
      direction == .leftToRight ? rect.minX : -rect.maxX
    }
    func key(_ i: Int, _ first: CGFloat, _ second: CGFloat) -> [CGFloat] {
      [first, second, rects[i].height, rects[i].width, CGFloat(i)]
    }
    func column(_ i: Int) -> [CGFloat] { key(i, rects[i].minY, leading(rects[i])) }
    func row(_ i: Int) -> [CGFloat] { key(i, leading(rects[i]), rects[i].minY) }
    var left = rects.indices.sorted { column($0).lexicographicallyPrecedes(column($1)) }
    var result: [Int] = []
    while let seed = left.first {
      let members = left.filter { other in
        let (a, b) = (rects[seed], rects[other])
        let overlap = min(a.maxY, b.maxY) - max(a.minY, b.minY)
        return other == seed || (overlap > 0 && overlap >= 0.5 * min(a.height, b.height))
      }
      left.removeAll { members.contains($0) }
      result += members.sorted { row($0).lexicographicallyPrecedes(row($1)) }
    }
    return result
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `every layout is read row by row`(direction: LayoutDirection) throws {
    var random = SeededGenerator(seed: 8)
    for round in 0..<RandomCases.count(of: 300) {
      let sizes: [CGFloat] = [[0, 1, 4, 10], [10], [0.001, 3, 1000], [5, 6, 7, 8, 9]][round % 4]
      let rects = (0..<60).map { _ in
        // Few places, so that many are equal or touch.
        box(
          CGFloat(Int.random(in: 0..<12, using: &random)),
          CGFloat(Int.random(in: 0..<40, using: &random)),
          sizes.randomElement(using: &random) ?? 1, sizes.randomElement(using: &random) ?? 1)
      }
      try #require(order(rects, direction) == rowByRow(rects, direction))
    }
  }
}
