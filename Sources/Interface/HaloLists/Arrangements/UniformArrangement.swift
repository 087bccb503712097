import FocusGeometry
import Foundation

/// An arrangement of items of one size in rows and columns, section below section.
public struct UniformArrangement: CollectionViewArrangement {
  /// The given width and the height of all sections with their insets, in points.
  public let contentSize: CGSize
  private let counts: ItemCounts
  /// The top of the first row of each section, followed by the end of the last section.
  private let tops: [CGFloat]
  private let cell: CGSize
  private let columns: Int
  /// The distance from the start of one column to the next, and of one row to the next.
  private let pitch: CGSize
  private let insets: EdgeInsets
  /// The configuration of the sections if they are lists; nil otherwise.
  var listConfiguration: CollectionLayoutListConfiguration?

  /// Creates an arrangement with lengths in points.
  ///
  /// - Parameters:
  ///   - counts: The number of items in each section; each section begins a new row.
  ///   - width: The width of the content.
  ///   - cell: The size of every item.
  ///   - columns: The number of columns, at least 1.
  ///   - pitch: The distance from the start of one column to the next, and of one row to the next;
  ///     column positions are rounded to whole points.
  ///   - insets: The insets around each section.
  public init(
    of counts: ItemCounts, width: CGFloat, cell: CGSize, columns: Int, pitch: CGSize,
    insets: EdgeInsets
  ) {
    self.counts = counts
    self.cell = cell
    self.columns = max(1, columns)
    self.pitch = pitch
    self.insets = insets
    var tops: [CGFloat] = []
    tops.reserveCapacity(counts.numberOfSections + 1)
    var top: CGFloat = 0
    for section in 0..<counts.numberOfSections {
      tops.append(top + insets.top)
      let rows = (counts.numberOfItems(inSection: section) + self.columns - 1) / self.columns
      if rows == 0 {
        top += insets.top + insets.bottom
      } else {
        top += insets.top + CGFloat(rows - 1) * pitch.height + cell.height + insets.bottom
      }
    }
    tops.append(top)
    self.tops = tops
    contentSize = CGSize(width: width, height: top)
  }

  private func left(of column: Int) -> CGFloat {
    insets.left + (CGFloat(column) * pitch.width).rounded()
  }

  /// Returns the frame of an item in points of the content, with a left-to-right layout; the
  /// section must exist.
  public func frameForItem(at indexPath: IndexPath) -> CGRect {
    let (row, column) = indexPath.item.quotientAndRemainder(dividingBy: columns)
    return CGRect(
      x: left(of: column), y: tops[indexPath.section] + CGFloat(row) * pitch.height,
      width: cell.width, height: cell.height)
  }

  /// Returns the same configuration for every section.
  public func listConfiguration(ofSection section: Int) -> CollectionLayoutListConfiguration? {
    listConfiguration
  }

  /// Calls `body` with the runs of items that intersect `rect` until it returns false, in O(log s +
  /// k), with s sections and k runs.
  ///
  /// `rect` is in points of the content, with a left-to-right layout.
  public func forEachRun(in rect: CGRect, _ body: (ItemRun) -> Bool) {
    let across = columns(from: rect.minX, to: rect.maxX)
    guard !rect.isNull, !across.isEmpty else { return }
    var section = firstSection(endingBelow: rect.minY)
    while section < counts.numberOfSections, tops[section] <= rect.maxY {
      defer { section += 1 }
      let count = counts.numberOfItems(inSection: section)
      let rows = places(
        from: rect.minY - tops[section], to: rect.maxY - tops[section], extent: cell.height,
        pitch: pitch.height, count: (count + columns - 1) / columns)
      guard !rows.isEmpty else { continue }
      if across.count == columns {
        let items = rows.lowerBound * columns..<min(count, rows.upperBound * columns)
        guard body(ItemRun(section: section, items: items)) else { return }
        continue
      }
      for row in rows {
        let start = row * columns + across.lowerBound
        // The last row may be shorter.
        guard start < count else { break }
        let items = start..<min(count, start + across.count)
        guard body(ItemRun(section: section, items: items)) else { return }
      }
    }
  }

  /// Returns the first section that does not end above `y`.
  private func firstSection(endingBelow y: CGFloat) -> Int {
    (0..<counts.numberOfSections).firstPlace(past: { tops[$0 + 1] >= y })
  }

  private func columns(from left: CGFloat, to right: CGFloat) -> Range<Int> {
    // Column positions are rounded to whole points, so the search allows one point more on each
    // side.
    let range = places(
      from: left - insets.left - 1, to: right - insets.left + 1, extent: cell.width,
      pitch: pitch.width, count: columns)
    var (first, last) = (range.lowerBound, range.upperBound)
    while first < last, self.left(of: first) + cell.width < left { first += 1 }
    while first < last, self.left(of: last - 1) > right { last -= 1 }
    return first..<last
  }

  /// Returns which of `count` elements, each `extent` long and `pitch` apart, touch the interval
  /// between `start` and `end`; elements without an extent never do.
  private func places(
    from start: CGFloat, to end: CGFloat, extent: CGFloat, pitch: CGFloat, count: Int
  ) -> Range<Int> {
    guard count > 0, start <= end, extent > 0 else { return 0..<0 }
    if count == 1 || pitch <= 0 { return start <= extent && end >= 0 ? 0..<count : 0..<0 }
    let most = CGFloat(count)
    let first = max(0, min(most, ((start - extent) / pitch).rounded(.up)))
    let last = max(-1, min(most - 1, (end / pitch).rounded(.down)))
    return first <= last ? Int(first)..<Int(last) + 1 : 0..<0
  }
}
