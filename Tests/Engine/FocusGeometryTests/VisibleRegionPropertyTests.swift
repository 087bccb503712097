import FocusGeometry
import Foundation
import HaloGoldenTesting
import Testing

/// Visible regions, compared with a grid of unit squares, each of which is covered or not.
///
/// A thorough run has 2,000 rectangles under up to six covers each.
struct VisibleRegionPropertyTests {
  private static let side = 16

  private struct Case {
    var rect: CGRect
    var covers: [CGRect]
    var region: VisibleRegion
  }

  private static func cases(_ count: Int) -> [Case] {
    var random = SeededGenerator(seed: 1)
    return (0..<RandomCases.count(of: count)).map { _ in
      let rect = random.rect(in: side)
      let covers = (0..<Int.random(in: 0...6, using: &random)).map { _ in random.rect(in: side) }
      var region = VisibleRegion(rect)
      for cover in covers { region.subtract(cover) }
      return Case(rect: rect, covers: covers, region: region)
    }
  }

  @Test func `a visible region consists of exactly the uncovered unit squares`() throws {
    for item in Self.cases(2000) {
      for x in 0..<Self.side {
        for y in 0..<Self.side {
          let cell = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
          let isFree = item.rect.contains(cell) && !item.covers.contains { $0.contains(cell) }
          let pieces = item.region.rects.filter { $0.contains(cell) }.count
          guard pieces != (isFree ? 1 : 0) else { continue }
          Issue.record("\(pieces) pieces at \(cell): \(item)")
        }
      }
    }
  }

  @Test func `the areas of a region's pieces add up to the uncovered area`() throws {
    for item in Self.cases(2000) {
      let sum = item.region.rects.reduce(0) { $0 + $1.width * $1.height }
      var cells = 0
      for x in 0..<Self.side {
        for y in 0..<Self.side {
          let cell = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
          if item.rect.contains(cell), !item.covers.contains(where: { $0.contains(cell) }) {
            cells += 1
          }
        }
      }
      try #require(sum == CGFloat(cells))
    }
  }

  @Test func `the bounding box of a visible region does not depend on the order of covers`() throws
  {
    for item in Self.cases(500) {
      var reversed = VisibleRegion(item.rect)
      for cover in item.covers.reversed() { reversed.subtract(cover) }
      try #require(reversed.boundingBox == item.region.boundingBox)
    }
  }
}
