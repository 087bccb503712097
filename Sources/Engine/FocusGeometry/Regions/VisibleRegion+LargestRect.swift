import Foundation

extension VisibleRegion {
  /// Returns the largest rectangle inside the union of disjoint rectangles; nil for none, and of
  /// several the topmost, then the leftmost.
  ///
  /// O(n³) for n rectangles, which are few.
  package static func largestRect(in rects: [CGRect]) -> CGRect? {
    guard rects.count > 1 else { return rects.first { !$0.isNull && !$0.isEmpty } }
    let columns = edges(rects.flatMap { [$0.minX, $0.maxX] })
    let rows = edges(rects.flatMap { [$0.minY, $0.maxY] })
    guard columns.count > 1, rows.count > 1 else { return nil }
    /// Whether each cell between two neighbouring edges in both directions is inside.
    let filled = zip(rows, rows.dropFirst()).map { top, bottom in
      zip(columns, columns.dropFirst()).map { left, right in
        rects.contains { $0.contains(CGPoint(x: (left + right) / 2, y: (top + bottom) / 2)) }
      }
    }
    var largest: CGRect?
    var area: CGFloat = 0
    for top in filled.indices {
      var open = filled[top]
      for bottom in filled[top...].indices {
        for column in open.indices where !filled[bottom][column] { open[column] = false }
        let height = rows[bottom + 1] - rows[top]
        for run in runs(of: open) {
          let rect = CGRect(
            x: columns[run.lowerBound], y: rows[top],
            width: columns[run.upperBound] - columns[run.lowerBound], height: height)
          guard rect.width * rect.height > area + sliver * sliver else { continue }
          (largest, area) = (rect, rect.width * rect.height)
        }
      }
    }
    return largest
  }

  /// Returns the edges in ascending order, without those that differ from an earlier one only by
  /// rounding.
  private static func edges(_ all: [CGFloat]) -> [CGFloat] {
    all.sorted().reduce(into: []) { kept, edge in
      if kept.last.map({ edge - $0 > sliver }) ?? true { kept.append(edge) }
    }
  }

  /// Returns the ranges of consecutive true values.
  private static func runs(of values: [Bool]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start: Int?
    for (place, value) in (values + [false]).enumerated() {
      if value {
        start = start ?? place
      } else if let first = start {
        runs.append(first..<place)
        start = nil
      }
    }
    return runs
  }
}
