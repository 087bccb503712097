import Foundation

/// Reading order of rectangles: rows from the top, and inside a row from the leading edge.
package enum ReadingOrder {
  /// Two boxes stand in one row when they overlap vertically by at least this part of the smaller
  /// height (Decisions, 4, as no source gives it).
  package static let sharedRowOverlap: CGFloat = 0.5

  /// The indices of `rects` in reading order; equal boxes keep the order they came in.
  ///
  /// O(n log n).
  package static func indices(of rects: [CGRect], direction: LayoutDirection) -> [Int] {
    // Every edge counts, so that no two different boxes are left to the order they came in.
    func leading(_ rect: CGRect) -> CGFloat {
      direction == .leftToRight ? rect.minX : -rect.maxX
    }
    func precedesInColumn(_ i: Int, _ j: Int) -> Bool {
      let (a, b) = (rects[i], rects[j])
      return (a.minY, leading(a), a.height, a.width, i) < (b.minY, leading(b), b.height, b.width, j)
    }
    func precedesInRow(_ i: Int, _ j: Int) -> Bool {
      let (a, b) = (rects[i], rects[j])
      return (leading(a), a.minY, a.height, a.width, i) < (leading(b), b.minY, b.height, b.width, j)
    }
    let column = rects.indices.sorted(by: precedesInColumn)
    var isTaken = Array(repeating: false, count: rects.count)
    var result: [Int] = []
    result.reserveCapacity(rects.count)
    for (place, seed) in column.enumerated() where !isTaken[seed] {
      var row = [seed]
      // No height is looked at by more than two seeds: of three across one line, two would have
      // half their height or more on the same side of it, and stand in one row.
      for other in column[(place + 1)...] {
        guard rects[other].minY < rects[seed].maxY else { break }
        guard !isTaken[other], sharesRow(rects[seed], rects[other]) else { continue }
        isTaken[other] = true
        row.append(other)
      }
      result += row.sorted(by: precedesInRow)
    }
    return result
  }

  private static func sharesRow(_ a: CGRect, _ b: CGRect) -> Bool {
    let overlap = min(a.maxY, b.maxY) - max(a.minY, b.minY)
    return overlap > 0 && overlap >= sharedRowOverlap * min(a.height, b.height)
  }
}
