import Foundation
import HaloSceneGraph

/// The positions of headings and rows in the list of shortcuts, in points from the top leading
/// corner of the scrolled content.
struct ShortcutColumns: Equatable {
  struct Place: Equatable {
    var category: Int
    /// The index of the row; nil for the heading.
    var row: Int?
    var column: Int
    var y: CGFloat
  }

  var places: [Place] = []
  var columns = 0
  var height: CGFloat = 0

  /// Creates the layout with the fewest columns that are even and fit into the height of `room`.
  ///
  /// If no number of columns is even enough, the most even layout that fits is used; if none fits,
  /// a single column that scrolls. A category is never split, because a column without a heading
  /// would be unclear.
  ///
  /// - Parameters:
  ///   - counts: The number of rows in each category.
  ///   - room: The maximum size of the list, beyond whose height it scrolls.
  ///   - narrowest: The minimum width of a column, in points; nil for the preferred width.
  ///   - style: The measures.
  init(
    counts: [Int], in room: CGSize, narrowest: CGFloat? = nil, style: ShortcutOverlayStyle
  ) {
    let width = narrowest ?? style.columnWidth
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

  /// The minimum evenness, below which a column appears too short.
  private static let leastEvenness: CGFloat = 0.85

  /// Returns the fraction of the columns' area that is filled, 0...1.
  private func evenness(_ style: ShortcutOverlayStyle) -> CGFloat {
    var ends = [CGFloat](repeating: 0, count: columns)
    for place in places {
      ends[place.column] = place.y + (place.row == nil ? style.headingHeight : style.rowHeight)
    }
    return height > 0 ? ends.reduce(0, +) / (height * CGFloat(columns)) : 1
  }

  private init() {}

  /// Returns the lowest layout in the given number of columns.
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

  /// Returns columns of at most `height`, or of the height of the highest category if that is
  /// larger.
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

  /// Returns the largest height up to `height` that cuts off a row, which shows that the list
  /// continues.
  ///
  /// - Parameters:
  ///   - height: The available height, in points.
  ///   - part: The hidden part of the row that is cut off, in points.
  ///   - style: The measures.
  /// - Returns: The height; `height` itself if even the first row does not fit.
  func heightEndingInRow(upTo height: CGFloat, hiding part: CGFloat, style: ShortcutOverlayStyle)
    -> CGFloat
  {
    places.lazy.filter { $0.row != nil }.map { $0.y + style.rowHeight - part }
      .filter { $0 <= height }.max() ?? height
  }
}
