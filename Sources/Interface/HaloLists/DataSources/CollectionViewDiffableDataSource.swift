import Foundation

/// Fills a collection view from snapshots, and shows how one becomes the next: UIKit's
/// `UICollectionViewDiffableDataSource`.
///
/// Focus, selection and the memory of both stay with the items, wherever they go.
open class CollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, CollectionViewDataSource {
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

  /// Becomes the data source of the collection view, which holds it weakly.
  public init(collectionView: CollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init(list: collectionView)
    collectionView.dataSource = self
  }

  // MARK: Data source

  /// The number of sections in the snapshot.
  open func numberOfSections(in collectionView: CollectionView) -> Int { current.numberOfSections }

  /// The number of items of a section in the snapshot.
  open func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { current.sections[section].items.count }

  /// The cell that the provider makes.
  ///
  /// - Precondition: that is a cell.
  open func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    cell(at: indexPath) { cellProvider(collectionView, indexPath, $0) }
  }

  /// The view that the provider of supplementary views makes, or an empty one.
  open func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? CollectionReusableView()
  }
}
