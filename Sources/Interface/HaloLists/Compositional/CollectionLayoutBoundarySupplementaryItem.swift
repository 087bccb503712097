import Foundation

/// An edge or a corner of a rectangle, in the direction of reading: UIKit's `NSRectAlignment`.
public enum RectAlignment: Int, Hashable, Sendable, CaseIterable {
  /// Inside.
  case none
  /// In the middle of the upper edge.
  case top
  /// Where the upper edge begins.
  case topLeading
  /// In the middle of the edge where lines begin.
  case leading
  /// Where the lower edge begins.
  case bottomLeading
  /// In the middle of the lower edge.
  case bottom
  /// Where the lower edge ends.
  case bottomTrailing
  /// In the middle of the edge where lines end.
  case trailing
  /// Where the upper edge ends.
  case topTrailing

  var isTop: Bool { self == .top || self == .topLeading || self == .topTrailing }
  var isBottom: Bool { self == .bottom || self == .bottomLeading || self == .bottomTrailing }
  var isLeading: Bool { self == .leading || self == .topLeading || self == .bottomLeading }
  var isTrailing: Bool { self == .trailing || self == .topTrailing || self == .bottomTrailing }
}

/// A header or a footer of a section: UIKit's `NSCollectionLayoutBoundarySupplementaryItem`.
@MainActor
public final class CollectionLayoutBoundarySupplementaryItem: CollectionLayoutItem {
  /// Names the views, as ``CollectionView/elementKindSectionHeader``.
  public let elementKind: String
  /// At which edge of the section.
  public let alignment: RectAlignment
  /// Points that it is moved by from there.
  public let offset: CGPoint
  /// Whether the section makes room for it; where not, it lies over the items.
  public var extendsBoundary = true
  /// Whether it stays in sight as long as something of its section is.
  public var pinToVisibleBounds = false
  /// Larger is drawn later; 1 above the cells.
  public var zIndex = 1

  /// Its fractions are shares of the section, less the insets at its sides.
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
