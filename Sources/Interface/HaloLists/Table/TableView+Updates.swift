import Foundation
import HaloSceneGraph

/// Insertions, deletions and moves of rows: focus, selection and remembered row stay with their
/// rows.
extension TableView {
  /// The animation of an inserted or deleted row; all values except `none` fade it.
  public enum RowAnimation: Int, Hashable, Sendable {
    /// The row fades.
    case fade = 0
    /// The row fades, as with `fade`.
    case right = 1
    /// The row fades, as with `fade`.
    case left = 2
    /// The row fades, as with `fade`.
    case top = 3
    /// The row fades, as with `fade`.
    case bottom = 4
    /// The change is immediate.
    case none = 5
    /// The row fades, as with `fade`.
    case middle = 6
    /// The row fades.
    case automatic = 100
  }

  /// Asks the data source for everything again and clears the selection.
  public func reloadData() { list.reloadData() }

  /// Inserts rows; the data source must include them already.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.insertItems(at: indexPaths) }
  }

  /// Deletes rows; the data source must no longer include them.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.deleteItems(at: indexPaths) }
  }

  /// Asks the data source for these cells again.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.reloadItems(at: indexPaths) }
  }

  /// Asks the data source to fill these cells again.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    list.reconfigureItems(at: indexPaths)
  }

  /// Moves a row to its index path after the change.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    list.moveItem(at: indexPath, to: newIndexPath)
  }

  /// Inserts sections; the data source must include them already.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.insertSections(sections) }
  }

  /// Deletes sections; the data source must no longer include them.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.deleteSections(sections) }
  }

  /// Asks the data source for these sections again.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.reloadSections(sections) }
  }

  /// Animates several changes together, as a collection view does.
  ///
  /// - Parameters:
  ///   - updates: A closure that calls the methods for insertion, deletion, moving and reloading.
  ///   - completion: A closure called at the end of the animation, always with true.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((_ finished: Bool) -> Void)? = nil
  ) { list.performBatchUpdates(updates, completion: completion) }

  private func change(_ animation: RowAnimation, _ body: (CollectionView) -> Void) {
    guard animation == .none, list.pendingUpdates == nil else { return body(list) }
    View.performWithoutAnimation { body(list) }
  }
}
