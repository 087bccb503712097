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

  /// Uses as few columns as make an even list that `room` has the height for; as many as stand side
  /// by side where no number does.
  ///
  /// A category is split between columns only where whole ones leave the columns uneven or too high;
  /// its heading is never separated from its first row.
  ///
  /// - Parameters:
  ///   - counts: how many rows each category has.
  ///   - room: how large the list may be; higher than that it scrolls.
  ///   - narrowest: how wide a column has to be; nil: as wide as one at its best.
  ///   - style: its measures.
  init(
    counts: [Int], in room: CGSize, narrowest: CGFloat? = nil, style: ShortcutOverlayStyle
  ) {
    let width = min(narrowest ?? style.columnWidth, style.columnWidth)
    let fitting = Int((room.width + style.columnGap) / (width + style.columnGap))
    let most = max(1, min(style.maximumColumns, fitting))
    for splits in [false, true] {
      for columns in 1...most {
        self = Self.balanced(counts, into: columns, splits: splits, style)
        if height <= room.height, evenness(style) >= Self.leastEvenness { return }
      }
    }
  }

  /// Below that a column looks forgotten.
  private static let leastEvenness: CGFloat = 0.85

  /// How much of the columns' room is taken, 1 for all.
  private func evenness(_ style: ShortcutOverlayStyle) -> CGFloat {
    var ends = [CGFloat](repeating: 0, count: columns)
    for place in places {
      ends[place.column] = place.y + (place.row == nil ? style.headingHeight : style.rowHeight)
    }
    return height > 0 ? ends.reduce(0, +) / (height * CGFloat(columns)) : 1
  }

  private init() {}

  /// The lowest columns that hold everything.
  private static func balanced(
    _ counts: [Int], into columns: Int, splits: Bool, _ style: ShortcutOverlayStyle
  ) -> ShortcutColumns {
    let whole = fill(counts, height: .infinity, splits: splits, style)
    var (low, high) = (whole.height / CGFloat(columns), whole.height)
    var best = whole
    // Heights differ by whole rows, so half a point is precise enough.
    while high - low > 0.5 {
      let middle = (low + high) / 2
      let filled = fill(counts, height: middle, splits: splits, style)
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
    _ counts: [Int], height: CGFloat, splits: Bool, _ style: ShortcutOverlayStyle
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
          || (!splits && block <= height && y + block > height)
        {
          result.columns += 1
          y = 0
        }
      }
      result.places.append(Place(category: category, row: nil, column: result.columns - 1, y: y))
      y += style.headingHeight
      for row in 0..<count {
        // Nor does the last row of several stand alone.
        let rows: CGFloat = row > 0 && row == count - 2 ? 2 : 1
        if y + style.rowHeight * rows > height, row > 0 {
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
