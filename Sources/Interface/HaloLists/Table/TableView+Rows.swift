import Foundation
import HaloSceneGraph

/// The rows of a table, by index path.
extension TableView {
  /// The position to which a row scrolls.
  public enum ScrollPosition: Int, Hashable, Sendable {
    /// The nearest position at which the row is visible.
    case none
    /// The top edge.
    case top
    /// The middle.
    case middle
    /// The bottom edge.
    case bottom

    fileprivate var inList: CollectionView.ScrollPosition {
      switch self {
      case .none: []
      case .top: .top
      case .middle: .centeredVertically
      case .bottom: .bottom
      }
    }
  }

  // MARK: Cells

  /// Registers the class of cells with a reuse identifier, which are created with
  /// `init(style:reuseIdentifier:)`.
  ///
  /// - Parameters:
  ///   - cellClass: A subclass of ``TableViewCell``; nil removes the registration. Any other class
  ///     stops the program.
  ///   - identifier: The identifier for `dequeueReusableCell(withIdentifier:for:)`.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let cellClass else {
      return list.register(nil, forCellWithReuseIdentifier: identifier)
    }
    guard let cellClass = cellClass as? TableViewCell.Type else {
      preconditionFailure("\(cellClass), registered for “\(identifier)”, is no TableViewCell")
    }
    list.register(
      { cellClass.make(style: .default, reuseIdentifier: identifier) },
      forCellWithReuseIdentifier: identifier)
  }

  /// Returns a reused cell, prepared for reuse, or a new one.
  ///
  /// - Precondition: `identifier` is registered.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> TableViewCell {
    let cell = list.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    guard let cell = cell as? TableViewCell else {
      preconditionFailure("The cell registered for “\(identifier)” is no TableViewCell")
    }
    return cell
  }

  /// Returns a reused or new cell for any row; nil if no cell waits for reuse and none is
  /// registered.
  public func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    let cell =
      list.pool.knows(identifier)
      ? list.pool.take(identifier, for: -1) : list.pool.takeWaiting(identifier)
    return cell as? TableViewCell
  }

  /// Returns the cell of a row; nil for a row without a cell, such as one far from the visible
  /// part.
  public func cellForRow(at indexPath: IndexPath) -> TableViewCell? {
    list.cellForItem(at: indexPath) as? TableViewCell
  }

  /// Returns the index path of a cell's row; nil for a cell without a row in this table.
  public func indexPath(for cell: TableViewCell) -> IndexPath? { list.indexPath(for: cell) }

  /// The visible cells, in row order.
  public var visibleCells: [TableViewCell] { list.visibleCells.compactMap { $0 as? TableViewCell } }

  /// The index paths of the visible rows, in order; empty where UIKit has nil.
  public var indexPathsForVisibleRows: [IndexPath]? { list.indexPathsForVisibleItems }

  // MARK: Counts and places

  /// The number of sections at the last reload or update.
  public var numberOfSections: Int { list.numberOfSections }

  /// Returns the number of rows in a section; 0 for a section that does not exist.
  public func numberOfRows(inSection section: Int) -> Int {
    list.numberOfItems(inSection: section)
  }

  /// Returns the frame of a row in points of the content; `zero` for a row that does not exist.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    list.frameForItem(at: indexPath) ?? .zero
  }

  /// Scrolls to a row; does nothing if it does not exist.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    list.scrollToItem(at: indexPath, at: scrollPosition.inList, animated: animated)
  }

  // MARK: Selection

  /// The index path of the first selected row; nil if nothing is selected.
  public var indexPathForSelectedRow: IndexPath? { list.indexPathsForSelectedItems?.first }

  /// The index paths of the selected rows; nil if nothing is selected.
  public var indexPathsForSelectedRows: [IndexPath]? { list.indexPathsForSelectedItems }

  /// Selects a row without notifying the delegate; nil deselects everything.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    list.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition.inList)
  }

  /// Deselects a row without notifying the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    list.deselectItem(at: indexPath, animated: animated)
  }
}
