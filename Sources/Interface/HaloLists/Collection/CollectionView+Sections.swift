import Foundation
import HaloSceneGraph

/// Changes of whole sections, alone or in a batch.
extension CollectionView {
  /// Inserts sections; the data source must include them already.
  public func insertSections(_ sections: IndexSet) {
    note { $0.insertedSections.formUnion(sections) }
  }

  /// Deletes sections; the data source must no longer include them.
  public func deleteSections(_ sections: IndexSet) {
    note { $0.deletedSections.formUnion(sections) }
  }

  /// Moves a section to the place it has after the change, with its items.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    note { $0.movedSections.append((section, newSection)) }
  }

  /// Asks the data source again for the cells and the headers of sections, and how many items they
  /// have.
  public func reloadSections(_ sections: IndexSet) {
    note { $0.reloadedSections.formUnion(sections) }
  }

  /// Asks the data source to fill these cells again; they stay, as they do in ``reloadItems(at:)``.
  public func reconfigureItems(at indexPaths: [IndexPath]) { reloadItems(at: indexPaths) }

  /// Shows the items by another layout.
  ///
  /// - Parameters:
  ///   - layout: shows them from now on; a layout, or a value.
  ///   - animated: whether cells move to their places.
  ///   - completion: called when all stand there, always with true.
  public func setCollectionViewLayout(
    _ layout: any CollectionViewArranging, animated: Bool,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    collectionViewLayout = .arranged(by: layout)
    guard animated, window != nil else {
      completion?(true)
      return
    }
    View.animateFocus(withDuration: effectiveAppearance.motion.listUpdate, in: window) {
      layoutSubviews()
    } completion: {
      completion?(true)
    }
  }

  /// The item whose cell is at `point`, which is in the coordinates of the list; nil: none.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    made.first { _, cell in
      cell.superview.map { cell.frame.contains(convert(point, to: $0)) } ?? false
    }.flatMap { $0.value.indexPath }
  }
}
