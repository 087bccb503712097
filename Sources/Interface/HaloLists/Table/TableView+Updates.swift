import Foundation
import HaloSceneGraph

/// Rows that come, go and move: focus, selection and memory stay with theirs.
extension TableView {
  /// How a row comes or goes; every one but `none` fades here.
  public enum RowAnimation: Int, Hashable, Sendable {
    /// By fading.
    case fade = 0
    /// As `fade`.
    case right = 1
    /// As `fade`.
    case left = 2
    /// As `fade`.
    case top = 3
    /// As `fade`.
    case bottom = 4
    /// At once.
    case none = 5
    /// As `fade`.
    case middle = 6
    /// By fading.
    case automatic = 100
  }

  /// Asks the data source for everything again; nothing is selected then.
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

  /// Fills these cells again.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    list.reconfigureItems(at: indexPaths)
  }

  /// Moves a row to the place it has after the change.
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

  /// Makes several changes as one animation, as a collection view does.
  ///
  /// - Parameters:
  ///   - updates: calls the methods above.
  ///   - completion: called at the end of the animation, always with true.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((_ finished: Bool) -> Void)? = nil
  ) { list.performBatchUpdates(updates, completion: completion) }

  private func change(_ animation: RowAnimation, _ body: (CollectionView) -> Void) {
    guard animation == .none, list.pendingUpdates == nil else { return body(list) }
    View.performWithoutAnimation { body(list) }
  }
}
