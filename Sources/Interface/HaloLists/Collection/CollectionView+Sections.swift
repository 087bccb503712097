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

  /// Moves a section with its items to its index after the change.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    note { $0.movedSections.append((section, newSection)) }
  }

  /// Asks the data source again for the cells, the headers and the number of items of sections.
  public func reloadSections(_ sections: IndexSet) {
    note { $0.reloadedSections.formUnion(sections) }
  }

  /// Asks the data source to fill these cells again; the cells stay, as in ``reloadItems(at:)``.
  public func reconfigureItems(at indexPaths: [IndexPath]) { reloadItems(at: indexPaths) }

  /// Replaces the layout of the list.
  ///
  /// - Parameters:
  ///   - layout: The new layout, or a value that arranges items.
  ///   - animated: Whether cells move to their places with an animation.
  ///   - completion: A closure called at the end of the animation, always with true.
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

  /// Returns the index path of the item whose cell contains `point`, in the list's coordinates; nil
  /// if there is none.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    made.first { _, cell in
      cell.superview.map { cell.frame.contains(convert(point, to: $0)) } ?? false
    }.flatMap { $0.value.indexPath }
  }
}
