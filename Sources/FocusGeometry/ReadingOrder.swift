import Foundation

/// Reading order of rectangles: rows from the top, and inside a row from the leading edge.
public enum ReadingOrder {
  /// Two boxes stand in one row when they overlap vertically by at least this part of the smaller
  /// height (spec/uikit-focus.md 5.3; our choice, as no source gives it).
  public static let sharedRowOverlap: CGFloat = 0.5

  /// The indices of `rects` in reading order; equal boxes keep the order they came in.
  ///
  /// O(n log n + n · rows).
  public static func indices(of rects: [CGRect], direction: LayoutDirection) -> [Int] {
    var left = rects.indices.sorted { (rects[$0].minY, $0) < (rects[$1].minY, $1) }
    var result: [Int] = []
    result.reserveCapacity(left.count)
    while let seed = left.first {
      let row = left.filter { $0 == seed || sharesRow(rects[seed], rects[$0]) }
      let members = Set(row)
      left.removeAll { members.contains($0) }
      result += row.sorted { a, b in
        let (ra, rb) = (rects[a], rects[b])
        let (la, lb) = direction == .leftToRight ? (ra.minX, rb.minX) : (-ra.maxX, -rb.maxX)
        return (la, ra.minY, a) < (lb, rb.minY, b)
      }
    }
    return result
  }

  private static func sharesRow(_ a: CGRect, _ b: CGRect) -> Bool {
    let overlap = min(a.maxY, b.maxY) - max(a.minY, b.minY)
    return overlap > 0 && overlap >= sharedRowOverlap * min(a.height, b.height)
  }
}
