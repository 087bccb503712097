import Foundation

/// The conformances through which cells and layouts use their list.
extension CollectionView: ListOfCells, ArrangedList {}

extension CollectionViewCell {
  /// The list that created or received the cell; nil for a cell outside a list.
  package var collectionView: CollectionView? { list as? CollectionView }
}

extension CollectionViewLayout {
  /// The list that shows the layout, held weakly; nil if there is none.
  public var collectionView: CollectionView? { list as? CollectionView }
}

extension CollectionViewLayoutContext {
  /// The list that is laid out; nil for an arrangement outside a list.
  public var collectionView: CollectionView? {
    get { list as? CollectionView }
    set { list = newValue }
  }
}
