import Foundation
import SceneGraph

/// Where headings and rows of the list of shortcuts stand; points, from the top leading corner of
/// what scrolls.
struct ShortcutColumns: Equatable {
  struct Place: Equatable {
    var category: Int
    /// nil for the heading.
    var row: Int?
    var column: Int
    var y: CGFloat
  }

  var places: [Place] = []
  var columns = 0
  var height: CGFloat = 0

  /// Uses as few columns as `room` allows, about equally high.
  ///
  /// A category is split between columns only when it is higher than a column, and its heading is
  /// never separated from its first row.
  ///
  /// - Parameters:
  ///   - counts: how many rows each category has.
  ///   - room: how large the list may be; higher than that it scrolls.
  ///   - style: its measures.
  init(counts: [Int], in room: CGSize, style: ShortcutOverlayStyle) {
    let fitting = Int((room.width + style.columnGap) / (style.columnWidth + style.columnGap))
    let most = max(1, min(style.maximumColumns, fitting))
    var best: ShortcutColumns?
    for columns in 1...most {
      let filled = Self.balanced(counts, into: columns, style)
      if let present = best, filled.height >= present.height { continue }
      best = filled
      if filled.height <= room.height { break }
    }
    if let best { self = best }
  }

  private init() {}

  /// The lowest columns that hold everything.
  private static func balanced(
    _ counts: [Int], into columns: Int, _ style: ShortcutOverlayStyle
  ) -> ShortcutColumns {
    let whole = fill(counts, height: .infinity, style)
    var (low, high) = (whole.height / CGFloat(columns), whole.height)
    var best = whole
    // Heights differ by whole rows, so half a point is precise enough.
    while high - low > 0.5 {
      let middle = (low + high) / 2
      let filled = fill(counts, height: middle, style)
      if filled.columns <= columns {
        if filled.columns < columns || filled.height <= best.height { best = filled }
        high = middle
      } else {
        low = middle
      }
    }
    return best
  }

  private static func fill(
    _ counts: [Int], height: CGFloat, _ style: ShortcutOverlayStyle
  ) -> ShortcutColumns {
    var result = ShortcutColumns()
    var y: CGFloat = 0
    for (category, count) in counts.enumerated() where count > 0 {
      let block = style.headingHeight + CGFloat(count) * style.rowHeight
      if result.columns == 0 {
        result.columns = 1
      } else {
        y += style.categoryGap
        if y + min(block, style.headingHeight + style.rowHeight * 2) > height
          || (block <= height && y + block > height)
        {
          result.columns += 1
          y = 0
        }
      }
      result.places.append(Place(category: category, row: nil, column: result.columns - 1, y: y))
      y += style.headingHeight
      for row in 0..<count {
        if y + style.rowHeight > height, row > 0 {
          result.columns += 1
          y = 0
        }
        result.places.append(Place(category: category, row: row, column: result.columns - 1, y: y))
        y += style.rowHeight
        result.height = max(result.height, y)
      }
    }
    return result
  }
}
