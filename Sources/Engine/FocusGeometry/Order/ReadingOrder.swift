import Foundation

/// The reading order of rectangles: rows from the top, and inside a row from the leading edge.
///
/// Rectangles are divided into columns side by side, and each column is ordered from the top. Then
/// the columns are merged row by row: a rectangle beside several rows of a column comes after the
/// first of them (WWDC21 10260, 14:17 to 14:44). Merging a column changes neither its own order nor
/// the order of the rectangles on its trailing side.
package enum ReadingOrder {
  /// The fraction of the smaller height that two boxes in one row share at least; likewise of the
  /// width for columns.
  ///
  /// No source states it (Decisions, 4).
  package static let sharedRowOverlap: CGFloat = 0.5

  /// Returns the indices of `rects` in reading order; equal boxes keep their order.
  ///
  /// O(n log n) for rows and columns. O(k n) for n boxes where k columns of different rows are side
  /// by side, and O(n²) for n boxes that overlap each other in both directions.
  package static func indices(of rects: [CGRect], direction: LayoutDirection) -> [Int] {
    let page = ReadingPage(rects, direction: direction)
    return page.order(of: page.fromTop(Array(rects.indices)))
  }
}

/// The boxes to order, mirrored for right-to-left layouts, so that a row always begins at its low
/// end.
struct ReadingPage {
  private let boxes: [Box]

  private struct Box {
    /// The extent from the top.
    let down: ReadingSpan
    /// The extent from the leading edge.
    let across: ReadingSpan

    /// The extent along an axis.
    ///
    /// It is a switch because key paths took most of the time of an order.
    subscript(axis: Axis) -> ReadingSpan {
      switch axis {
      case .down: down
      case .across: across
      }
    }
  }

  private enum Axis { case down, across }

  init(_ rects: [CGRect], direction: LayoutDirection) {
    boxes = rects.map { rect in
      Box(
        down: ReadingSpan(low: rect.minY, high: rect.maxY),
        across: direction == .leftToRight
          ? ReadingSpan(low: rect.minX, high: rect.maxX)
          : ReadingSpan(low: -rect.maxX, high: -rect.minX))
    }
  }

  // All edges are compared, so that the order of different boxes does not depend on the order of
  // the input.

  /// Returns the members ordered by their top edges.
  func fromTop(_ members: [Int]) -> [Int] { sorted(members, by: .down, then: .across) }

  /// Returns the members ordered by their leading edges.
  private func fromLeading(_ members: [Int]) -> [Int] {
    sorted(members, by: .across, then: .down)
  }

  private func sorted(_ members: [Int], by first: Axis, then second: Axis) -> [Int] {
    let keys = members.map { (boxes[$0][first], boxes[$0][second], $0) }
    return keys.sorted { a, b in
      (a.0.low, a.1.low, a.0.high, a.1.high, a.2) < (b.0.low, b.1.low, b.0.high, b.1.high, b.2)
    }.map(\.2)
  }

  /// The depth of nested columns below which boxes are read row by row, as if they overlapped.
  private static let deepest = 64

  /// Returns the reading order of boxes that are ordered by their top edges.
  func order(of members: [Int], depth: Int = 0) -> [Int] {
    guard members.count > 1, depth < Self.deepest else { return rows(of: members) }
    let bands = divided(members, along: .down)
    let columns = divided(fromLeading(members), along: .across)
    if columns.count > 1 {
      return together(
        columns.map { order(of: fromTop(Array($0)), depth: depth + 1) }, in: bands)
    }
    if bands.count > 1 { return bands.flatMap { order(of: Array($0), depth: depth + 1) } }
    return rows(of: members)
  }

  /// Splits boxes, ordered by their start along an axis, wherever no earlier box overlaps a later
  /// one by half: into bands along the vertical axis, into columns along the horizontal one.
  private func divided(_ members: [Int], along axis: Axis) -> [ArraySlice<Int>] {
    let spans = members.map { boxes[$0][axis] }
    // The smallest middle of each box and all boxes that begin after it.
    var middles = spans.map(\.middle)
    for place in middles.indices.dropLast().reversed() {
      middles[place] = min(middles[place], middles[place + 1])
    }
    var parts: [ArraySlice<Int>] = []
    var start = 0
    var (middle, end) = (-CGFloat.infinity, -CGFloat.infinity)
    for (place, span) in spans.enumerated() {
      if place > start, middle < span.low, end < middles[place] {
        parts.append(members[start..<place])
        start = place
      }
      middle = max(middle, span.middle)
      end = max(end, span.high)
    }
    parts.append(members[start...])
    return parts
  }

  // MARK: Columns

  /// Merges columns, starting with the leading one, each in its own order; `bands` are those of all
  /// their boxes.
  private func together(_ columns: [[Int]], in bands: [ArraySlice<Int>]) -> [Int] {
    var band: [Int: Int] = [:]
    for (number, members) in bands.enumerated() {
      for box in members { band[box] = number }
    }
    // The parts of columns in each band, from the trailing one.
    var parts: [[[Int]]] = Array(repeating: [], count: bands.count)
    for column in columns.reversed() {
      var start = 0
      for place in column.indices
      where place + 1 == column.count || band[column[place + 1]] != band[column[place]] {
        parts[band[column[place], default: 0]].append(Array(column[start...place]))
        start = place + 1
      }
    }
    return parts.flatMap { parts -> [Int] in
      var reversed: [Int] = []
      for part in parts { add(part, before: &reversed) }
      return reversed.reversed()
    }
  }

  /// Merges a column with what is on its trailing side: each box there comes after the first row of
  /// the column that it shares, or otherwise after everything above it.
  ///
  /// - Parameters:
  ///   - column: A column in reading order.
  ///   - others: The boxes on the trailing side, in reverse reading order.
  private func add(_ column: [Int], before others: inout [Int]) {
    var result: [Int] = []
    // The last row of the column that was read.
    var row = 0..<0
    while let other = others.last {
      while row.upperBound < column.count, !column[row].contains(where: { share(other, $0) }),
        !isRead(other, before: column[row.upperBound])
      {
        row = row.upperBound..<self.row(of: column, from: row.upperBound, beside: other)
        result += column[row]
      }
      if row.upperBound == column.count { break }
      result.append(other)
      others.removeLast()
    }
    others += (result + column[row.upperBound...]).reversed()
  }

  /// The end of the row that begins at an index of a column and is beside a box; the row has one
  /// box if that shares no row with the box.
  private func row(of column: [Int], from start: Int, beside other: Int) -> Int {
    let first = column[start]
    guard share(first, other) else { return start + 1 }
    return column[(start + 1)...].firstIndex { !share($0, other) || !share($0, first) }
      ?? column.count
  }

  /// Whether a box lies above another one with which it shares no row.
  private func isRead(_ box: Int, before other: Int) -> Bool {
    !share(box, other) && boxes[box].down.low < boxes[other].down.low
  }

  // MARK: Rows

  private func share(_ box: Int, _ other: Int) -> Bool {
    boxes[box].down.overlapsHalf(of: boxes[other].down)
  }

  /// Orders boxes that overlap each other in both directions row by row: the topmost box begins a
  /// row, and each following box joins it if it shares the row with all boxes in it.
  private func rows(of members: [Int]) -> [Int] {
    guard members.count > 1 else { return members }
    var isTaken = Array(repeating: false, count: members.count)
    var result: [Int] = []
    for (place, seed) in members.enumerated() where !isTaken[place] {
      var row = [seed]
      for next in members.indices[(place + 1)...] where !isTaken[next] {
        let other = members[next]
        guard boxes[other].down.low < boxes[seed].down.high else { break }
        guard row.allSatisfy({ share($0, other) }) else { continue }
        isTaken[next] = true
        row.append(other)
      }
      result += fromLeading(row)
    }
    return result
  }
}

/// An interval along an axis, in points.
struct ReadingSpan {
  let low: CGFloat
  let high: CGFloat
  let middle: CGFloat

  init(low: CGFloat, high: CGFloat) {
    (self.low, self.high) = (low, high)
    middle = (low + high) / 2
  }

  /// Whether the two intervals share at least half of the shorter one.
  func overlapsHalf(of other: ReadingSpan) -> Bool {
    let (first, second) = low <= other.low ? (self, other) : (other, self)
    return first.middle >= second.low || first.high >= second.middle
  }
}
