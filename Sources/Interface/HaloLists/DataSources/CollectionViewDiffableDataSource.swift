import Foundation

/// A data source that fills a collection view from snapshots and animates the changes between them:
/// UIKit's `UICollectionViewDiffableDataSource`.
///
/// Focus, selection and remembered item stay with their items when these move.
open class CollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, CollectionViewDataSource {
  /// A closure that returns the cell for an item.
  public typealias CellProvider = (
    _ collectionView: CollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> CollectionViewCell?
  /// A closure that returns a supplementary view, such as a header or a footer.
  public typealias SupplementaryViewProvider = (
    _ collectionView: CollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> CollectionReusableView?

  /// The closure that returns supplementary views; if it or its result is nil, they are empty.
  public var supplementaryViewProvider: SupplementaryViewProvider?
  private let cellProvider: CellProvider

  /// Creates a data source and assigns it to the collection view, which holds it weakly.
  public init(collectionView: CollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init(list: collectionView)
    collectionView.dataSource = self
  }

  // MARK: Data source

  /// Returns the number of sections in the snapshot.
  open func numberOfSections(in collectionView: CollectionView) -> Int { current.numberOfSections }

  /// Returns the number of items of a section in the snapshot.
  open func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { current.sections[section].items.count }

  /// Returns the cell from the cell provider.
  ///
  /// - Precondition: The cell provider does not return nil.
  open func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    cell(at: indexPath) { cellProvider(collectionView, indexPath, $0) }
  }

  /// Returns the view from the supplementary view provider, or an empty one.
  open func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? CollectionReusableView()
  }
}
