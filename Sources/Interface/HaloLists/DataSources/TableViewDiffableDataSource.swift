import Foundation

/// Fills a table from snapshots, and shows how one becomes the next: UIKit's
/// `UITableViewDiffableDataSource`.
///
/// Focus, selection and the memory of both stay with the rows, wherever they go.
open class TableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, TableViewDataSource {
  /// Makes the cell for a row.
  public typealias CellProvider = (
    _ tableView: TableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> TableViewCell?

  /// How rows come and go; all but `none` fade and make room.
  public var defaultRowAnimation = TableView.RowAnimation.automatic
  private let cellProvider: CellProvider

  /// Becomes the data source of the table, which holds it weakly.
  public init(tableView: TableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init(list: tableView.list)
    tableView.dataSource = self
  }

  /// Shows a snapshot by what is different in it; without an animation also where
  /// ``defaultRowAnimation`` is `none`.
  open override func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    super.apply(
      snapshot, animatingDifferences: animatingDifferences && defaultRowAnimation != .none,
      completion: completion)
  }

  // MARK: Data source

  /// The number of sections in the snapshot.
  open func numberOfSections(in tableView: TableView) -> Int { current.numberOfSections }

  /// The number of items of a section in the snapshot.
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    current.sections[section].items.count
  }

  /// The cell that the provider makes.
  ///
  /// - Precondition: that is a cell.
  open func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    cell(at: indexPath) { cellProvider(tableView, indexPath, $0) }
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
