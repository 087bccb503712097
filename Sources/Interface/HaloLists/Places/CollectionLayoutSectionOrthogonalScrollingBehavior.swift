/// How a section scrolls by itself, and where it comes to rest: UIKit's
/// `UICollectionLayoutSectionOrthogonalScrollingBehavior`.
public enum CollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable,
  CaseIterable
{
  /// Not by itself.
  case none
  /// Anywhere.
  case continuous
  /// With a group at the edge where lines begin.
  case continuousGroupLeadingBoundary
  /// At whole widths of the section.
  case paging
  /// With a group at the edge where lines begin.
  case groupPaging
  /// With a group in the middle.
  case groupPagingCentered
}
