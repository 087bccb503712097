import Foundation
import HaloSceneGraph

/// Headers and footers.
extension CollectionView {
  /// Of the header of a section.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// Of the footer of a section.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// nil for one that has no view, as it is far from what is seen.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionReusableView? {
    supplements.view(SupplementKey(kind: elementKind, indexPath: indexPath))
  }

  /// Those that have a view, in the order of their sections.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [CollectionReusableView] {
    supplements.keys(ofKind: elementKind).compactMap(supplements.view)
  }

  /// The places of those that have a view, in the order of their sections.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    supplements.keys(ofKind: elementKind).map(\.indexPath)
  }
}
