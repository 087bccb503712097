import Foundation

/// The order of forward and backward movement on Android: rows from the top, and inside a row from
/// the leading edge (AOSP, `FocusFinder.FocusSorter`).
///
/// A row continues while the next box begins above the lowest edge of its boxes so far, so that
/// boxes arranged like stairs form one row.
package enum SweptRows {
  /// Returns the indices of `rects` in this order; equal boxes keep their order.
  ///
  /// O(n log n).
  package static func indices(of rects: [CGRect], direction: LayoutDirection) -> [Int] {
    func leading(_ rect: CGRect) -> (CGFloat, CGFloat) {
      direction == .leftToRight ? (rect.minX, rect.maxX) : (-rect.maxX, -rect.minX)
    }
    let column = rects.indices.sorted { i, j in
      let (a, b) = (rects[i], rects[j])
      return (a.minY, a.maxY, i) < (b.minY, b.maxY, j)
    }
    var result: [Int] = []
    result.reserveCapacity(rects.count)
    var start = 0
    while start < column.count {
      var bottom = rects[column[start]].maxY
      var end = start + 1
      while end < column.count, rects[column[end]].minY < bottom {
        bottom = max(bottom, rects[column[end]].maxY)
        end += 1
      }
      result += column[start..<end].enumerated().sorted { a, b in
        let (one, other) = (leading(rects[a.element]), leading(rects[b.element]))
        return one == other ? a.offset < b.offset : one < other
      }.map(\.element)
      start = end
    }
    return result
  }
}
