import Foundation
import HaloSceneGraph

/// A section of a compositional layout, which repeats one group: UIKit's
/// `NSCollectionLayoutSection`.
@MainActor
open class CollectionLayoutSection {
  /// The insets around all groups, in points; the header is above them and the footer below.
  public var contentInsets = DirectionalEdgeInsets()
  /// The distance between two groups, in points.
  public var interGroupSpacing: CGFloat = 0
  /// Whether the section scrolls orthogonally, that is across the scroll direction of the list, and
  /// where scrolling stops.
  public var orthogonalScrollingBehavior = CollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The supplementary views of the section, such as headers and footers.
  public var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []
  /// Whether supplementary views respect the insets beside the section.
  public var supplementariesFollowContentInsets = true
  let group: CollectionLayoutGroup
  /// The configuration of a section that is a list; nil otherwise.
  var listConfiguration: CollectionLayoutListConfiguration?
  /// The space before the section with its header, in points along the scroll direction.
  final var spaceBefore: CGFloat = 0
  /// The space behind the section with its footer, in points along the scroll direction.
  final var spaceAfter: CGFloat = 0

  /// Creates a section of as many groups as its items need.
  public init(group: CollectionLayoutGroup) { self.group = group }

  /// Returns a list section, whose rows have the height that their cells want.
  public static func list(
    using configuration: CollectionLayoutListConfiguration,
    layoutEnvironment: any CollectionLayoutEnvironment
  ) -> CollectionLayoutSection { CollectionLayoutSection(list: configuration) }

  /// Creates a list section; `rowHeight` is the estimate in points until the cells exist.
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
