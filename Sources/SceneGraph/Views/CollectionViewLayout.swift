import FocusGeometry
import Foundation

/// Where the cells of a collection view stand; a value.
@MainActor
public protocol CollectionViewLayout {
  /// The frames of `count` cells in content coordinates, and the content's size, for a view of this
  /// size; all points.
  func arrange(count: Int, in size: CGSize) -> (frames: [CGRect], contentSize: CGSize)
}

/// Rows of one height, one below the other.
public struct ListLayout: CollectionViewLayout {
  public var rowHeight: CGFloat
  public var spacing: CGFloat
  public var insets: EdgeInsets

  public init(rowHeight: CGFloat, spacing: CGFloat = 2, insets: EdgeInsets = EdgeInsets(8)) {
    self.rowHeight = rowHeight
    self.spacing = spacing
    self.insets = insets
  }

  public func arrange(count: Int, in size: CGSize) -> (frames: [CGRect], contentSize: CGSize) {
    let width = max(0, size.width - insets.left - insets.right)
    let frames = (0..<count).map { index in
      CGRect(
        x: insets.left, y: insets.top + CGFloat(index) * (rowHeight + spacing), width: width,
        height: rowHeight)
    }
    let bottom = frames.last?.maxY ?? insets.top
    return (frames, CGSize(width: size.width, height: bottom + insets.bottom))
  }
}

/// As many columns of at least `minimumWidth` as fit, all equally wide.
public struct GridLayout: CollectionViewLayout {
  public var minimumWidth: CGFloat
  public var spacing: CGFloat
  public var insets: EdgeInsets
  /// Height of a cell for its width.
  public var aspect: CGFloat
  /// Added to every cell's height, for instance for a caption below the picture; points.
  public var extraHeight: CGFloat

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

  public func arrange(count: Int, in size: CGSize) -> (frames: [CGRect], contentSize: CGSize) {
    let width = max(1, size.width - insets.left - insets.right)
    let columns = max(1, Int((width + spacing) / (minimumWidth + spacing)))
    // Whole points, so that every picture has the same size in pixels.
    let cell = ((width - spacing * CGFloat(columns - 1)) / CGFloat(columns)).rounded(.down)
    let height = (cell * aspect).rounded() + extraHeight
    // What is left over goes into the gutters, so that both outer edges stand where they should.
    let pitch = columns > 1 ? (width - cell) / CGFloat(columns - 1) : 0
    let frames = (0..<count).map { index in
      CGRect(
        x: insets.left + (CGFloat(index % columns) * pitch).rounded(),
        y: insets.top + CGFloat(index / columns) * (height + spacing), width: cell,
        height: height)
    }
    let bottom = frames.last?.maxY ?? insets.top
    return (frames, CGSize(width: size.width, height: bottom + insets.bottom))
  }
}
