import Foundation

/// An edge, a corner or the centre of a rectangle, relative to the layout direction: UIKit's
/// `NSRectAlignment`.
public enum RectAlignment: Int, Hashable, Sendable, CaseIterable {
  /// The centre of the rectangle.
  case none
  /// The middle of the top edge.
  case top
  /// The start of the top edge.
  case topLeading
  /// The middle of the leading edge.
  case leading
  /// The start of the bottom edge.
  case bottomLeading
  /// The middle of the bottom edge.
  case bottom
  /// The end of the bottom edge.
  case bottomTrailing
  /// The middle of the trailing edge.
  case trailing
  /// The end of the top edge.
  case topTrailing

  var isTop: Bool { self == .top || self == .topLeading || self == .topTrailing }
  var isBottom: Bool { self == .bottom || self == .bottomLeading || self == .bottomTrailing }
  var isLeading: Bool { self == .leading || self == .topLeading || self == .bottomLeading }
  var isTrailing: Bool { self == .trailing || self == .topTrailing || self == .bottomTrailing }
}

/// A header or a footer of a section: UIKit's `NSCollectionLayoutBoundarySupplementaryItem`.
@MainActor
public final class CollectionLayoutBoundarySupplementaryItem: CollectionLayoutItem {
  /// The kind of the views, such as ``CollectionView/elementKindSectionHeader``.
  public let elementKind: String
  /// The edge or corner of the section at which the view is.
  public let alignment: RectAlignment
  /// The distance of the view from that position, in points.
  public let offset: CGPoint
  /// Whether the section grows to make space for the view; otherwise the view covers items.
  public var extendsBoundary = true
  /// Whether the view stays visible as long as a part of its section is.
  public var pinToVisibleBounds = false
  /// The drawing order, in which larger values are drawn later; 1 by default, which is above the
  /// cells.
  public var zIndex = 1

  /// Creates a boundary item whose fractional lengths refer to the list's size, less the insets
  /// beside the section; the offset is in points.
  public init(
    layoutSize: CollectionLayoutSize, elementKind: String, alignment: RectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    self.elementKind = elementKind
    self.alignment = alignment
    offset = absoluteOffset
    super.init(layoutSize: layoutSize)
  }
}
