import Foundation

/// Room beside an item: UIKit's `NSCollectionLayoutSpacing`.
public struct CollectionLayoutSpacing: Hashable, Sendable {
  /// In points; the least of them where more room may be taken.
  public let spacing: CGFloat
  /// Whether it takes a share of the room that is left over.
  public let isFlexibleSpacing: Bool
  /// Whether it is exactly so many points.
  public var isFixedSpacing: Bool { !isFlexibleSpacing }

  /// So many points.
  public static func fixed(_ fixedSpacing: CGFloat) -> Self {
    Self(spacing: fixedSpacing, isFlexibleSpacing: false)
  }
  /// So many points at least, and an equal share of what is left over.
  public static func flexible(_ flexibleSpacing: CGFloat) -> Self {
    Self(spacing: flexibleSpacing, isFlexibleSpacing: true)
  }
}

/// Room at each edge of an item: UIKit's `NSCollectionLayoutEdgeSpacing`.
public struct CollectionLayoutEdgeSpacing: Hashable, Sendable {
  /// In the direction of reading; nil: none.
  public let leading, top, trailing, bottom: CollectionLayoutSpacing?

  /// nil: no room at that edge.
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
