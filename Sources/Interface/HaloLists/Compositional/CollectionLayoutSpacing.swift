import Foundation

/// The space beside an item: UIKit's `NSCollectionLayoutSpacing`.
public struct CollectionLayoutSpacing: Hashable, Sendable {
  /// The spacing in points, which is the minimum of a flexible one.
  public let spacing: CGFloat
  /// Whether the spacing takes a share of the remaining space.
  public let isFlexibleSpacing: Bool
  /// Whether the spacing has a fixed length.
  public var isFixedSpacing: Bool { !isFlexibleSpacing }

  /// Returns a spacing of a fixed length in points.
  public static func fixed(_ fixedSpacing: CGFloat) -> Self {
    Self(spacing: fixedSpacing, isFlexibleSpacing: false)
  }
  /// Returns a spacing of a minimum length in points, which takes an equal share of the remaining
  /// space.
  public static func flexible(_ flexibleSpacing: CGFloat) -> Self {
    Self(spacing: flexibleSpacing, isFlexibleSpacing: true)
  }
}

/// The space at each edge of an item: UIKit's `NSCollectionLayoutEdgeSpacing`.
public struct CollectionLayoutEdgeSpacing: Hashable, Sendable {
  /// The space at each edge, relative to the layout direction; nil for none.
  public let leading, top, trailing, bottom: CollectionLayoutSpacing?

  /// Creates a spacing; nil means no space at that edge.
  public init(
    leading: CollectionLayoutSpacing?, top: CollectionLayoutSpacing?,
    trailing: CollectionLayoutSpacing?, bottom: CollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }
}
