import Foundation

/// A section that scrolls orthogonally: across the scroll direction of the list, with a scroll
/// position of its own.
public struct CollectionViewShelf: Hashable, Sendable {
  /// The index of the section, from 0.
  public var section: Int
  /// The frame in points of the content, with a left-to-right layout.
  public var frame: CGRect
  /// The size of all items of the section with their insets, in points.
  public var contentSize: CGSize
  /// The scrolling behaviour, which determines where scrolling stops.
  public var behavior: CollectionLayoutSectionOrthogonalScrollingBehavior
  /// The distance kept free before and after a focused item, in points.
  public var margin: CGFloat
  /// Whether the section scrolls vertically instead of horizontally.
  public var isVertical: Bool

  /// The axis along which the section scrolls.
  var axis: LayoutAxis { isVertical ? .vertical : .horizontal }

  /// Creates a shelf with lengths in points.
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
