import FocusGeometry
import Foundation

/// Heights on a grid that extends beyond the canvas, with outlines of the areas above a level.
struct HeightMap {
  private let columns: Int
  private let rows: Int
  private let cell: CGFloat
  private let origin: CGPoint
  private let values: [CGFloat]

  /// Samples heights at points `cell` shorter sides apart.
  init(_ f: Frame, cell: CGFloat, _ height: (CGFloat, CGFloat) -> CGFloat) {
    let step = f.s * cell
    self.cell = step
    columns = Int((f.w / step).rounded(.up)) + 5
    rows = Int((f.h / step).rounded(.up)) + 5
    origin = CGPoint(x: -2 * step, y: -2 * step)
    var values: [CGFloat] = []
    values.reserveCapacity(columns * rows)
    for row in 0..<rows {
      for column in 0..<columns {
        // The border is below every level, so that every outline is closed.
        let isRim = row == 0 || column == 0 || row == rows - 1 || column == columns - 1
        values.append(
          isRim
            ? -1 : height(origin.x + CGFloat(column) * step, origin.y + CGFloat(row) * step))
      }
    }
    self.values = values
  }

  /// Returns smooth closed outlines (marching squares), to be filled with the even-odd rule.
  func region(above level: CGFloat) -> BezierPath {
    // A crossing is numbered by its grid edge: even for horizontal edges, odd for vertical ones.
    var next: [Int: Int] = [:]
    func horizontal(_ column: Int, _ row: Int) -> Int { (row * columns + column) * 2 }
    func vertical(_ column: Int, _ row: Int) -> Int { (row * columns + column) * 2 + 1 }
    func value(_ column: Int, _ row: Int) -> CGFloat { values[row * columns + column] - level }
    for row in 0..<rows - 1 {
      for column in 0..<columns - 1 {
        let a = value(column, row) > 0
        let b = value(column + 1, row) > 0
        let c = value(column + 1, row + 1) > 0
        let d = value(column, row + 1) > 0
        let top = horizontal(column, row)
        let bottom = horizontal(column, row + 1)
        let left = vertical(column, row)
        let right = vertical(column + 1, row)
        // Outlines run with the higher area on their right.
        switch (a, b, c, d) {
        case (true, false, false, false): next[top] = left
        case (false, true, false, false): next[right] = top
        case (false, false, true, false): next[bottom] = right
        case (false, false, false, true): next[left] = bottom
        case (true, true, false, false): next[right] = left
        case (false, true, true, false): next[bottom] = top
        case (false, false, true, true): next[left] = right
        case (true, false, false, true): next[top] = bottom
        case (false, true, true, true): next[left] = top
        case (true, false, true, true): next[top] = right
        case (true, true, false, true): next[right] = bottom
        case (true, true, true, false): next[bottom] = left
        case (true, false, true, false):
          next[top] = left
          next[bottom] = right
        case (false, true, false, true):
          next[right] = top
          next[left] = bottom
        default: break
        }
      }
    }
    func point(_ edge: Int) -> CGPoint {
      let index = edge / 2
      let column = index % columns
      let row = index / columns
      let isVertical = edge % 2 == 1
      let p = value(column, row)
      let q = isVertical ? value(column, row + 1) : value(column + 1, row)
      let t = p / (p - q)
      return CGPoint(
        x: origin.x + (CGFloat(column) + (isVertical ? 0 : t)) * cell,
        y: origin.y + (CGFloat(row) + (isVertical ? t : 0)) * cell)
    }
    var path = BezierPath()
    for start in next.keys.sorted() {
      guard next[start] != nil else { continue }
      var line: [CGPoint] = []
      var edge = start
      while let following = next.removeValue(forKey: edge) {
        line.append(point(edge))
        edge = following
      }
      guard line.count > 3 else { continue }
      path.append(BezierPath(curve: Self.relaxed(line), closed: true))
    }
    return path
  }

  /// Returns a closed line with the grid's corners smoothed.
  private static func relaxed(_ line: [CGPoint]) -> [CGPoint] {
    let count = line.count
    return (0..<count).map { index in
      let a = line[(index + count - 1) % count]
      let b = line[index]
      let c = line[(index + 1) % count]
      return CGPoint(x: (a.x + 2 * b.x + c.x) / 4, y: (a.y + 2 * b.y + c.y) / 4)
    }
  }
}
