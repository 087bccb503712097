import FocusEngine
import Foundation
import HaloControls
import HaloLists
import HaloSceneGraph

/// A view controller whose view is a table: UIKit's `UITableViewController`.
///
/// The table is the root view, and the controller is its data source and delegate. Methods that are
/// not overridden behave as in a table without a delegate. Overrides need not call super.
open class TableViewController: ViewController, TableViewDataSource, TableViewDelegate {
  /// Whether the selection is cleared each time the view appears, unless selection follows focus;
  /// true by default.
  public var clearsSelectionOnViewWillAppear = true
  private let style: TableView.Style
  /// A delegate that provides the default behaviour of tables.
  private static let standard = StandardDelegate()
  private final class StandardDelegate: TableViewDelegate {}

  /// Creates a controller for a table of a style.
  public init(style: TableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller for a plain table; ignores both arguments, because there are no nib
  /// files.
  public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// The table, created when it is first used; another one can be set before.
  public var tableView: TableView! {
    get { view as? TableView }
    set { newValue.map { view = $0 } }
  }

  open override func loadView() {
    let table = TableView(frame: .zero, style: style)
    table.dataSource = self
    table.delegate = self
    view = table
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let table = tableView, !table.selectionFollowsFocus
    else { return }
    for path in table.indexPathsForSelectedRows ?? [] {
      table.deselectRow(at: path, animated: animated)
    }
  }

  // MARK: Data source

  /// Returns 1; overrides return the number of sections.
  open func numberOfSections(in tableView: TableView) -> Int { 1 }
  /// Returns 0; overrides return the number of rows.
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// Stops the program; must be overridden if there are rows, unless the table has another data
  /// source.
  open func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    preconditionFailure("tableView(_:cellForRowAt:) must be overridden")
  }
  /// Returns nil; overrides return the title of a section's header.
  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  /// Returns nil; overrides return the title of a section's footer.
  open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  // MARK: Focus

  /// Returns the table's own setting by default.
  open func tableView(_ tableView: TableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    Self.standard.tableView(tableView, canFocusRowAt: indexPath)
  }
  /// Returns true by default.
  open func tableView(
    _ tableView: TableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool { Self.standard.tableView(tableView, selectionFollowsFocusForRowAt: indexPath) }
  /// Returns nil by default, which means the first row that can be focused.
  open func indexPathForPreferredFocusedView(in tableView: TableView) -> IndexPath? {
    Self.standard.indexPathForPreferredFocusedView(in: tableView)
  }
  /// Returns true by default.
  open func tableView(
    _ tableView: TableView, shouldUpdateFocusIn context: TableViewFocusUpdateContext
  ) -> Bool { Self.standard.tableView(tableView, shouldUpdateFocusIn: context) }
  /// Does nothing by default.
  open func tableView(
    _ tableView: TableView, didUpdateFocusIn context: TableViewFocusUpdateContext,
    with coordinator: FocusAnimationCoordinator
  ) {}

  // MARK: Highlight, selection and actions

  /// Returns true by default.
  open func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    Self.standard.tableView(tableView, shouldHighlightRowAt: indexPath)
  }
  /// Does nothing by default.
  open func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {}
  /// Does nothing by default.
  open func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {}
  /// Returns the row's own index path by default.
  open func tableView(
    _ tableView: TableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { Self.standard.tableView(tableView, willSelectRowAt: indexPath) }
  /// Returns the row's own index path by default.
  open func tableView(
    _ tableView: TableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { Self.standard.tableView(tableView, willDeselectRowAt: indexPath) }
  /// Does nothing by default.
  open func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
  /// Does nothing by default.
  open func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}
  /// Returns false by default while the table is in its editing mode, otherwise true.
  open func tableView(
    _ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { Self.standard.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath) }
  /// Does nothing by default.
  open func tableView(
    _ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) {}

  /// Returns nil by default.
  open func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> ContextMenuConfiguration? { nil }

  // MARK: Appearance

  /// Returns the table's `rowHeight` by default.
  open func tableView(
    _ tableView: TableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { Self.standard.tableView(tableView, heightForRowAt: indexPath) }
  /// Does nothing by default.
  open func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// Returns nil by default, which stands for the title.
  open func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { nil }
  /// Returns nil by default, which stands for the title.
  open func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? { nil }
  /// Returns the automatic height by default.
  open func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
    Self.standard.tableView(tableView, heightForHeaderInSection: section)
  }
  /// Returns the automatic height by default.
  open func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
    Self.standard.tableView(tableView, heightForFooterInSection: section)
  }
  /// Does nothing by default.
  open func scrollViewDidScroll(_ scrollView: ScrollView) {}
}
