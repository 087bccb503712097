/// The way in which a section scrolls orthogonally, and where scrolling stops: UIKit's
/// `UICollectionLayoutSectionOrthogonalScrollingBehavior`.
public enum CollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable,
  CaseIterable
{
  /// The section does not scroll orthogonally.
  case none
  /// Scrolling stops anywhere.
  case continuous
  /// Scrolling stops with a group at the leading edge.
  case continuousGroupLeadingBoundary
  /// Scrolling stops at multiples of the section's visible length.
  case paging
  /// Scrolling stops with a group at the leading edge.
  case groupPaging
  /// Scrolling stops with a group in the middle.
  case groupPagingCentered
}
