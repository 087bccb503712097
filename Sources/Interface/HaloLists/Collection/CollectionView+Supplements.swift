import Foundation
import HaloSceneGraph

/// Headers and footers.
extension CollectionView {
  /// The element kind of section headers.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The element kind of section footers.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Returns a supplementary view; nil for one that does not exist yet because it is far from the
  /// visible part.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionReusableView? {
    supplements.view(SupplementKey(kind: elementKind, indexPath: indexPath))
  }

  /// Returns the existing supplementary views of a kind, in section order.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [CollectionReusableView] {
    supplements.keys(ofKind: elementKind).compactMap(supplements.view)
  }

  /// Returns the index paths of the existing supplementary views of a kind, in section order.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    supplements.keys(ofKind: elementKind).map(\.indexPath)
  }
}
