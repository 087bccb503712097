import Foundation

/// A section that scrolls by itself across the direction of the list.
public struct CollectionViewShelf: Hashable, Sendable {
  /// From 0.
  public var section: Int
  /// Where it stands, in points of the content, read from the left.
  public var frame: CGRect
  /// Of all its items with their insets; points.
  public var contentSize: CGSize
  /// Where it comes to rest.
  public var behavior: CollectionLayoutSectionOrthogonalScrollingBehavior
  /// Points that are kept free before an item with the focus, and behind it.
  public var margin: CGFloat
  /// Whether it scrolls up and down; otherwise to the sides.
  public var isVertical: Bool

  /// Along which it scrolls.
  var axis: LayoutAxis { isVertical ? .vertical : .horizontal }

  /// Lengths in points.
  public init(
    section: Int, frame: CGRect, contentSize: CGSize,
    behavior: CollectionLayoutSectionOrthogonalScrollingBehavior = .continuous,
    margin: CGFloat = 0, isVertical: Bool = false
  ) {
    self.section = section
    self.frame = frame
    self.contentSize = contentSize
    self.behavior = behavior
    self.margin = margin
    self.isVertical = isVertical
  }
}
