import Foundation
import HaloSceneGraph

/// The rows of a table, by their places.
extension TableView {
  /// Where a row is scrolled to.
  public enum ScrollPosition: Int, Hashable, Sendable {
    /// By the least that makes it visible.
    case none
    /// To the upper edge.
    case top
    /// To the middle.
    case middle
    /// To the lower edge.
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

  /// Says of which class cells of a kind are made, by `init(style:reuseIdentifier:)`.
  ///
  /// - Parameters:
  ///   - cellClass: a subclass of ``TableViewCell``; another one ends the program. nil: none are
  ///     made any more.
  ///   - identifier: what `dequeueReusableCell(withIdentifier:for:)` asks for.
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

  /// A cell that is no longer needed elsewhere, prepared for reuse, or a new one.
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

  /// The same for any row; nil where no cell waits for reuse and none is registered.
  public func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    let cell =
      list.pool.knows(identifier)
      ? list.pool.take(identifier, for: -1) : list.pool.takeWaiting(identifier)
    return cell as? TableViewCell
  }

  /// nil for a row without a cell, as rows far from the visible part have none.
  public func cellForRow(at indexPath: IndexPath) -> TableViewCell? {
    list.cellForItem(at: indexPath) as? TableViewCell
  }

  /// nil for a cell of no row here.
  public func indexPath(for cell: TableViewCell) -> IndexPath? { list.indexPath(for: cell) }

  /// In order.
  public var visibleCells: [TableViewCell] { list.visibleCells.compactMap { $0 as? TableViewCell } }

  /// In order; UIKit's nil is an empty one here.
  public var indexPathsForVisibleRows: [IndexPath]? { list.indexPathsForVisibleItems }

  // MARK: Counts and places

  /// Of the data source, at the last reload or update.
  public var numberOfSections: Int { list.numberOfSections }

  /// 0 for a section that does not exist.
  public func numberOfRows(inSection section: Int) -> Int {
    list.numberOfItems(inSection: section)
  }

  /// In points of the content; `zero` for a row that does not exist.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    list.frameForItem(at: indexPath) ?? .zero
  }

  /// Scrolls to a row; to one that does not exist nothing scrolls.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    list.scrollToItem(at: indexPath, at: scrollPosition.inList, animated: animated)
  }

  // MARK: Selection

  /// nil while nothing is selected.
  public var indexPathForSelectedRow: IndexPath? { list.indexPathsForSelectedItems?.first }

  /// nil while nothing is selected.
  public var indexPathsForSelectedRows: [IndexPath]? { list.indexPathsForSelectedItems }

  /// Selects without telling the delegate; nil deselects everything.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    list.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition.inList)
  }

  /// Deselects without telling the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    list.deselectItem(at: indexPath, animated: animated)
  }
}
