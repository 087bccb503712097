import Foundation
import HaloSceneGraph

/// Fills a table from snapshots, and shows how one becomes the next: UIKit's
/// `UITableViewDiffableDataSource`.
///
/// Focus, selection and the memory of both stay with the rows, wherever they go.
@MainActor
open class TableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: TableViewDataSource {
  /// What is applied.
  public typealias Snapshot = DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// Makes the cell for a row.
  public typealias CellProvider = (
    _ tableView: TableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> TableViewCell?

  /// How rows come and go; all but `none` fade and make room.
  public var defaultRowAnimation = TableView.RowAnimation.automatic
  private let cellProvider: CellProvider
  private let items: DiffableItems<SectionIdentifierType, ItemIdentifierType>

  /// Becomes the data source of the table, which holds it weakly.
  public init(tableView: TableView, cellProvider: @escaping CellProvider) {
    items = DiffableItems(list: tableView.list)
    self.cellProvider = cellProvider
    tableView.dataSource = self
  }

  // MARK: What is shown

  /// A copy of what was applied last.
  open func snapshot() -> Snapshot { items.current }

  /// nil for a section that does not exist.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { items.section(at: index) }

  /// nil for a section that is not shown.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    items.current.indexOfSection(sectionIdentifier)
  }

  /// nil for a place without a row.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    items.item(at: indexPath)
  }

  /// nil for an item that is not shown; O(log s) for s sections.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    items.indexPath(for: itemIdentifier)
  }

  // MARK: Changes

  /// Shows a snapshot by what is different in it: O(n log n) for n items, and O(n) while those that
  /// stay keep their order.
  ///
  /// - Parameters:
  ///   - snapshot: what to show.
  ///   - animatingDifferences: whether what stays moves to its place, and what comes and goes does
  ///     as ``defaultRowAnimation`` says.
  ///   - completion: called when all stands in its place.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    items.apply(
      snapshot, animatingDifferences: animatingDifferences && defaultRowAnimation != .none,
      completion: completion)
  }

  /// Shows a snapshot without looking at what is different: nothing is selected then.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    items.reload(snapshot, completion: completion)
  }

  // MARK: Data source

  /// As the snapshot says.
  open func numberOfSections(in tableView: TableView) -> Int { items.current.numberOfSections }

  /// As the snapshot says.
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    items.current.sections[section].items.count
  }

  /// What the cell provider makes.
  ///
  /// - Precondition: that is a cell.
  open func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let item = items.current.sections[indexPath.section].items[indexPath.row]
    guard let cell = cellProvider(tableView, indexPath, item) else {
      preconditionFailure("The cell provider made no cell for the item “\(item)”")
    }
    return cell
  }

  /// nil unless overridden.
  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// nil unless overridden.
  open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
}
