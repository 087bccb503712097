import FocusGeometry
import Foundation
import HaloGoldenTesting
import Testing

/// The largest rectangle in the uncovered part of a rectangle.
struct LargestRectTests {
  private static let side = 12

  @Test func `an empty region has no largest rectangle`() {
    #expect(VisibleRegion.largestRect(in: []) == nil)
    #expect(VisibleRegion.largestRect(in: [.null, .zero]) == nil)
  }

  /// The lower band is one piece; the column on the right is higher than any piece.
  @Test func `the largest rectangle may span several pieces of a region`() {
    var region = VisibleRegion(CGRect(x: 0, y: 0, width: 30, height: 100))
    region.subtract(CGRect(x: 0, y: 0, width: 20, height: 90))
    #expect(
      VisibleRegion.largestRect(in: region.rects) == CGRect(x: 20, y: 0, width: 10, height: 100))
  }

  @Test func `the largest rectangle joins pieces whose edges differ only by rounding`() {
    let pieces = [
      CGRect(x: 0, y: 0, width: 10, height: 10 + 1e-9),
      CGRect(x: 0, y: 10 + 2e-9, width: 10, height: 10),
    ]
    let largest = VisibleRegion.largestRect(in: pieces)
    #expect(largest.map { $0.height > 19.9 } == true)
  }

  /// The result is compared with all rectangles of whole points.
  @Test func `the largest rectangle lies inside the region, and no larger one does`() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<RandomCases.count(of: 300) {
      let rect = random.rect(in: Self.side)
      let covers = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        random.rect(in: Self.side)
      }
      var region = VisibleRegion(rect)
      for cover in covers { region.subtract(cover) }
      func isFree(_ x: Int, _ y: Int) -> Bool {
        let cell = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
        return rect.contains(cell) && !covers.contains { $0.contains(cell) }
      }
      let found = VisibleRegion.largestRect(in: region.rects)
      if let found {
        for x in Int(found.minX)..<Int(found.maxX) {
          for y in Int(found.minY)..<Int(found.maxY) {
            try #require(isFree(x, y), "\(found) of \(rect) under \(covers)")
          }
        }
      }
      let area = found.map { Int($0.width * $0.height) } ?? 0
      try #require(area == largestArea(isFree), "\(rect) under \(covers)")
    }
  }

  private func largestArea(_ isFree: (Int, Int) -> Bool) -> Int {
    var largest = 0
    for left in 0..<Self.side {
      for top in 0..<Self.side where isFree(left, top) {
        var width = Self.side - left
        for bottom in top..<Self.side {
          width = min(width, (0..<width).first { !isFree(left + $0, bottom) } ?? width)
          largest = max(largest, width * (bottom - top + 1))
        }
      }
    }
    return largest
  }
}
