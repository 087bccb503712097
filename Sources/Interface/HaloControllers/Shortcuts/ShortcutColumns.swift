import Foundation
import HaloSceneGraph

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

  /// Uses as few columns as make an even list that `room` has the height for, or those that come
  /// nearest to it; a single one, which scrolls, where no number does.
  ///
  /// A category is never split: a column that began without a heading could not be read.
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
    var best = (list: Self.fill(counts, height: .infinity, style), evenness: CGFloat.zero)
    for columns in 1...most {
      let list = Self.balanced(counts, into: columns, style)
      let evenness = list.evenness(style)
      if list.height <= room.height, evenness > best.evenness { best = (list, evenness) }
      if best.evenness >= Self.leastEvenness { break }
    }
    self = best.list
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
        if filled.height <= best.height { best = filled }
        high = middle
      } else {
        low = middle
      }
    }
    return best
  }

  /// Columns of that height, or of the highest category's where that is higher.
  private static func fill(
    _ counts: [Int], height: CGFloat, _ style: ShortcutOverlayStyle
  ) -> ShortcutColumns {
    var result = ShortcutColumns()
    var y: CGFloat = 0
    for (category, count) in counts.enumerated() where count > 0 {
      if result.columns == 0 {
        result.columns = 1
      } else {
        y += style.categoryGap
        if y + style.headingHeight + CGFloat(count) * style.rowHeight > height {
          result.columns += 1
          y = 0
        }
      }
      result.places.append(Place(category: category, row: nil, column: result.columns - 1, y: y))
      y += style.headingHeight
      for row in 0..<count {
        result.places.append(Place(category: category, row: row, column: result.columns - 1, y: y))
        y += style.rowHeight
      }
      result.height = max(result.height, y)
    }
    return result
  }

  /// The largest height of at most `height` that cuts a row: where lines seemed to end, nobody
  /// would look for more.
  ///
  /// - Parameters:
  ///   - height: points of room.
  ///   - part: how many points of the row that goes on are hidden.
  ///   - style: its measures.
  /// - Returns: `height` itself where not even the first row ends below it.
  func heightEndingInRow(upTo height: CGFloat, hiding part: CGFloat, style: ShortcutOverlayStyle)
    -> CGFloat
  {
    places.lazy.filter { $0.row != nil }.map { $0.y + style.rowHeight - part }
      .filter { $0 <= height }.max() ?? height
  }
}
