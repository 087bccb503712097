import Foundation

/// A data source that fills a table from snapshots and animates the changes between them: UIKit's
/// `UITableViewDiffableDataSource`.
///
/// Focus, selection and remembered row stay with their rows when these move.
open class TableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, TableViewDataSource {
  /// A closure that returns the cell for a row.
  public typealias CellProvider = (
    _ tableView: TableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> TableViewCell?

  /// The animation of inserted and deleted rows; all values except `none` fade rows and move the
  /// others.
  public var defaultRowAnimation = TableView.RowAnimation.automatic
  private let cellProvider: CellProvider

  /// Creates a data source and assigns it to the table, which holds it weakly.
  public init(tableView: TableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init(list: tableView.list)
    tableView.dataSource = self
  }

  /// Applies a snapshot by its differences from the current one, without an animation if
  /// ``defaultRowAnimation`` is `none`.
  open override func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    super.apply(
      snapshot, animatingDifferences: animatingDifferences && defaultRowAnimation != .none,
      completion: completion)
  }

  // MARK: Data source

  /// Returns the number of sections in the snapshot.
  open func numberOfSections(in tableView: TableView) -> Int { current.numberOfSections }

  /// Returns the number of items of a section in the snapshot.
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    current.sections[section].items.count
  }

  /// Returns the cell from the cell provider.
  ///
  /// - Precondition: The cell provider does not return nil.
  open func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    cell(at: indexPath) { cellProvider(tableView, indexPath, $0) }
  }

  /// Returns nil; overrides return the title of a section's header.
  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// Returns nil; overrides return the title of a section's footer.
  open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
}
