import FocusGeometry
import Foundation

/// As many columns of at least `minimumWidth` as fit, all equally wide.
public struct GridLayout: CollectionViewArranging, Hashable, Sendable {
  /// Of a cell, in points; a view that is narrower has one column.
  public var minimumWidth: CGFloat
  /// Points between rows; between columns that or a little more.
  public var spacing: CGFloat
  /// Around each section.
  public var insets: EdgeInsets
  /// Height of a cell for its width.
  public var aspect: CGFloat
  /// Added to every cell's height, for instance for a caption below the picture; points.
  public var extraHeight: CGFloat

  /// Lengths in points; `aspect` is height divided by width.
  public init(
    minimumWidth: CGFloat, spacing: CGFloat = 16, insets: EdgeInsets = EdgeInsets(24),
    aspect: CGFloat = 1, extraHeight: CGFloat = 0
  ) {
    self.minimumWidth = minimumWidth
    self.spacing = spacing
    self.insets = insets
    self.aspect = aspect
    self.extraHeight = extraHeight
  }

  /// The width of a cell is rounded down to whole points; the rest goes between the columns.
  public func arrangement(
    of counts: ItemCounts, in size: CGSize
  ) -> any CollectionViewArrangement {
    let width = max(1, size.width - insets.left - insets.right)
    let columns = max(1, Int((width + spacing) / max(1, minimumWidth + spacing)))
    // Whole points, so that every picture has the same size in pixels.
    let cell = ((width - spacing * CGFloat(columns - 1)) / CGFloat(columns)).rounded(.down)
    let height = (cell * aspect).rounded() + extraHeight
    // The remainder goes into the gutters, so that the outer columns reach the edges.
    let pitch = columns > 1 ? (width - cell) / CGFloat(columns - 1) : 0
    return UniformArrangement(
      of: counts, width: size.width, cell: CGSize(width: cell, height: height), columns: columns,
      pitch: CGSize(width: pitch, height: height + spacing), insets: insets)
  }
}
