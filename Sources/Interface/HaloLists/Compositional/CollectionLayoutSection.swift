import Foundation
import HaloSceneGraph

/// A section of a compositional layout, which repeats one group: UIKit's
/// `NSCollectionLayoutSection`.
@MainActor
open class CollectionLayoutSection {
  /// Around all groups; the header lies outside of it at the top, and the footer at the bottom.
  public var contentInsets = DirectionalEdgeInsets()
  /// Points between two groups.
  public var interGroupSpacing: CGFloat = 0
  /// Whether the section scrolls by itself across the direction of the list, and where that stops.
  public var orthogonalScrollingBehavior = CollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Headers, footers and the like.
  public var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers keep the insets at the sides free.
  public var supplementariesFollowContentInsets = true
  let group: CollectionLayoutGroup
  /// What the section looks like where it is a list; nil for anything else.
  var listConfiguration: CollectionLayoutListConfiguration?

  /// A section of as many groups as its items need.
  public init(group: CollectionLayoutGroup) { self.group = group }

  /// Rows of a list, as high as their cells want.
  public static func list(
    using configuration: CollectionLayoutListConfiguration,
    layoutEnvironment: any CollectionLayoutEnvironment
  ) -> CollectionLayoutSection { CollectionLayoutSection(list: configuration) }

  /// Rows of a list, about so high (points) until their cells are made.
  convenience init(
    list configuration: CollectionLayoutListConfiguration,
    rowHeight: CGFloat = CollectionLayoutListConfiguration.rowHeight
  ) {
    let size = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(rowHeight))
    self.init(
      group: .horizontal(
        layoutSize: size, repeatingSubitem: CollectionLayoutItem(layoutSize: size), count: 1))
    listConfiguration = configuration
    contentInsets = configuration.insets
    interGroupSpacing = configuration.spacing
    if configuration.headerMode == .supplementary {
      let header = CollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: CollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = configuration.appearance == .plain
      boundarySupplementaryItems.append(header)
    }
    if configuration.footerMode == .supplementary {
      boundarySupplementaryItems.append(
        CollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: CollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
  }
}
