import FocusEngine
import Foundation
import HaloControls
import HaloLists
import HaloSceneGraph

/// A screen that is a table: UIKit's `UITableViewController`.
///
/// The table is the root view, and the controller its data source and delegate; what is not
/// overridden does what a table does without a delegate. Overrides need not call super.
open class TableViewController: ViewController, TableViewDataSource, TableViewDelegate {
  /// Whether nothing is selected any more each time that the screen comes; where selection follows
  /// focus it stays.
  public var clearsSelectionOnViewWillAppear = true
  private let style: TableView.Style
  /// What tables do by themselves.
  private static let standard = StandardDelegate()
  private final class StandardDelegate: TableViewDelegate {}

  /// A table in this style, with the controller as data source and delegate.
  public init(style: TableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// A plain table; there are no files to load it from, so both arguments are ignored.
  public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// The table; asking makes it, and another one may be set before.
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

  /// 1 unless overridden.
  open func numberOfSections(in tableView: TableView) -> Int { 1 }
  /// 0 unless overridden.
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// To be overridden where there are rows, unless the table has another data source.
  open func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    preconditionFailure("tableView(_:cellForRowAt:) must be overridden")
  }
  /// nil unless overridden.
  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  /// nil unless overridden.
  open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  // MARK: Focus

  /// What the table allows, unless overridden.
  open func tableView(_ tableView: TableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    Self.standard.tableView(tableView, canFocusRowAt: indexPath)
  }
  /// True unless overridden.
  open func tableView(
    _ tableView: TableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool { Self.standard.tableView(tableView, selectionFollowsFocusForRowAt: indexPath) }
  /// nil unless overridden: the first row that can.
  open func indexPathForPreferredFocusedView(in tableView: TableView) -> IndexPath? {
    Self.standard.indexPathForPreferredFocusedView(in: tableView)
  }
  /// True unless overridden.
  open func tableView(
    _ tableView: TableView, shouldUpdateFocusIn context: TableViewFocusUpdateContext
  ) -> Bool { Self.standard.tableView(tableView, shouldUpdateFocusIn: context) }
  /// Does nothing unless overridden.
  open func tableView(
    _ tableView: TableView, didUpdateFocusIn context: TableViewFocusUpdateContext,
    with coordinator: FocusAnimationCoordinator
  ) {}

  // MARK: Highlight, selection and actions

  /// True unless overridden.
  open func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    Self.standard.tableView(tableView, shouldHighlightRowAt: indexPath)
  }
  /// Does nothing unless overridden.
  open func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {}
  /// Does nothing unless overridden.
  open func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {}
  /// The row itself unless overridden.
  open func tableView(
    _ tableView: TableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { Self.standard.tableView(tableView, willSelectRowAt: indexPath) }
  /// The row itself unless overridden.
  open func tableView(
    _ tableView: TableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { Self.standard.tableView(tableView, willDeselectRowAt: indexPath) }
  /// Does nothing unless overridden.
  open func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
  /// Does nothing unless overridden.
  open func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}
  /// Not while editing, unless overridden.
  open func tableView(
    _ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { Self.standard.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath) }
  /// Does nothing unless overridden.
  open func tableView(
    _ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) {}

  // MARK: Looks

  /// That of the table unless overridden.
  open func tableView(
    _ tableView: TableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { Self.standard.tableView(tableView, heightForRowAt: indexPath) }
  /// Does nothing unless overridden.
  open func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// nil unless overridden: the title.
  open func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { nil }
  /// nil unless overridden: the title.
  open func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? { nil }
  /// As high as it wants to be, unless overridden.
  open func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
    Self.standard.tableView(tableView, heightForHeaderInSection: section)
  }
  /// As high as it wants to be, unless overridden.
  open func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
    Self.standard.tableView(tableView, heightForFooterInSection: section)
  }
  /// Does nothing unless overridden.
  open func scrollViewDidScroll(_ scrollView: ScrollView) {}
}
