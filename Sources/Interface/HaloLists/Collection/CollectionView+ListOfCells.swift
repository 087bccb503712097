import Foundation

/// What cells and layouts know of their list, and the list that they name.
extension CollectionView: ListOfCells, ArrangedList {}

extension CollectionViewCell {
  /// The list that made the cell, or was given it; nil for a cell of none.
  package var collectionView: CollectionView? { list as? CollectionView }
}

extension CollectionViewLayout {
  /// The list that shows the layout; held weakly.
  public var collectionView: CollectionView? { list as? CollectionView }
}

extension CollectionViewLayoutContext {
  /// The list that is laid out; nil for an arrangement outside of one.
  public var collectionView: CollectionView? {
    get { list as? CollectionView }
    set { list = newValue }
  }
}
