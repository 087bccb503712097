import Foundation
import HaloSceneGraph

/// Fills a collection view from snapshots, and shows how one becomes the next: UIKit's
/// `UICollectionViewDiffableDataSource`.
///
/// Focus, selection and the memory of both stay with the items, wherever they go.
@MainActor
open class CollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: CollectionViewDataSource {
  /// What is applied.
  public typealias Snapshot = DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// Makes the cell for an item.
  public typealias CellProvider = (
    _ collectionView: CollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> CollectionViewCell?
  /// Makes a header, a footer or the like.
  public typealias SupplementaryViewProvider = (
    _ collectionView: CollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> CollectionReusableView?

  /// Makes headers, footers and the like; nil: they are empty.
  public var supplementaryViewProvider: SupplementaryViewProvider?
  private let cellProvider: CellProvider
  private let items: DiffableItems<SectionIdentifierType, ItemIdentifierType>

  /// Becomes the data source of the collection view, which holds it weakly.
  public init(collectionView: CollectionView, cellProvider: @escaping CellProvider) {
    items = DiffableItems(list: collectionView)
    self.cellProvider = cellProvider
    collectionView.dataSource = self
  }

  // MARK: What is shown

  /// A copy of what was applied last.
  open func snapshot() -> Snapshot { items.current }

  /// nil for a section that does not exist.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    items.section(at: index)
  }

  /// nil for a section that is not shown.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    items.current.indexOfSection(sectionIdentifier)
  }

  /// nil for a place without an item.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    items.item(at: indexPath)
  }

  /// nil for an item that is not shown; O(log s) for s sections.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    items.indexPath(for: itemIdentifier)
  }

  // MARK: Changes

  /// Shows a snapshot by what is different in it: O(n log n) for n items, and O(n) while those that
  /// stay keep their order.
  ///
  /// - Parameters:
  ///   - snapshot: what to show.
  ///   - animatingDifferences: whether what stays moves to its place, and what comes and goes
  ///     fades.
  ///   - completion: called when all stands in its place.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    items.apply(
      snapshot, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Shows a snapshot without looking at what is different: nothing is selected then.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    items.reload(snapshot, completion: completion)
  }

  // MARK: Data source

  /// As the snapshot says.
  open func numberOfSections(in collectionView: CollectionView) -> Int {
    items.current.numberOfSections
  }

  /// As the snapshot says.
  open func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { items.current.sections[section].items.count }

  /// What the cell provider makes.
  ///
  /// - Precondition: that is a cell.
  open func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let item = items.current.sections[indexPath.section].items[indexPath.item]
    guard let cell = cellProvider(collectionView, indexPath, item) else {
      preconditionFailure("The cell provider made no cell for the item “\(item)”")
    }
    return cell
  }

  /// What the provider of supplementary views makes, or an empty view.
  open func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? CollectionReusableView()
  }
}
