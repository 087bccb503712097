import FocusGeometry
import Foundation

/// A layout of as many equally wide columns of at least `minimumWidth` as fit.
public struct GridLayout: CollectionViewArranging, Hashable, Sendable {
  /// The minimum width of a cell, in points; a narrower view has one column.
  public var minimumWidth: CGFloat
  /// The distance between rows, in points; the distance between columns is the same or slightly
  /// larger.
  public var spacing: CGFloat
  /// The insets around each section, in points.
  public var insets: EdgeInsets
  /// The height of a cell divided by its width, without `extraHeight`.
  public var aspect: CGFloat
  /// The height added to every cell, in points, for instance for a caption below the picture.
  public var extraHeight: CGFloat

  /// Creates a layout with lengths in points; `aspect` is height divided by width.
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

  /// Returns columns whose cell width is rounded down to whole points; the remainder widens the
  /// gaps between columns.
  public func arrangement(
    of counts: ItemCounts, in size: CGSize
  ) -> any CollectionViewArrangement {
    let width = max(1, size.width - insets.left - insets.right)
    let columns = max(1, Int((width + spacing) / max(1, minimumWidth + spacing)))
    // The width is in whole points, so that every picture has the same size in pixels.
    let cell = ((width - spacing * CGFloat(columns - 1)) / CGFloat(columns)).rounded(.down)
    let height = (cell * aspect).rounded() + extraHeight
    // The remainder goes into the gaps, so that the outer columns reach the edges.
    let pitch = columns > 1 ? (width - cell) / CGFloat(columns - 1) : 0
    return UniformArrangement(
      of: counts, width: size.width, cell: CGSize(width: cell, height: height), columns: columns,
      pitch: CGSize(width: pitch, height: height + spacing), insets: insets)
  }
}
