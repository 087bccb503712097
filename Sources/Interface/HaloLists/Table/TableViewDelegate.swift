import FocusEngine
import Foundation
import HaloControls
import HaloSceneGraph

/// Decides about and hears of the rows of a table; every answer has a default: UIKit's
/// `UITableViewDelegate`.
@MainActor
public protocol TableViewDelegate: AnyObject {
  // MARK: Focus

  /// Overrides `allowsFocus` and `allowsFocusDuringEditing`.
  func tableView(_ tableView: TableView, canFocusRowAt indexPath: IndexPath) -> Bool
  /// Asked only while `selectionFollowsFocus` is true.
  func tableView(
    _ tableView: TableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool
  /// Where focus goes when it lands on the table and remembers no row; nil: the first that can.
  func indexPathForPreferredFocusedView(in tableView: TableView) -> IndexPath?
  /// Asked when the table is, of every update that concerns it.
  func tableView(
    _ tableView: TableView, shouldUpdateFocusIn context: TableViewFocusUpdateContext
  ) -> Bool
  /// Called after every update that concerns the table, with the animation that goes with it.
  func tableView(
    _ tableView: TableView, didUpdateFocusIn context: TableViewFocusUpdateContext,
    with coordinator: FocusAnimationCoordinator)

  // MARK: Highlight and selection

  /// Whether a press may begin on the row; without it nothing is selected, and no action performed.
  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// A press has begun on the row.
  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath)
  /// The press has ended or was taken back.
  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath)
  /// nil: the row is not selected; any other path than its own counts as its own.
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// nil: the row stays selected. Asked where several rows can be selected.
  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// The row has been selected, but not by `selectRow(at:animated:scrollPosition:)`.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)
  /// The row has been deselected, but not by `deselectRow(at:animated:)`.
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath)

  // MARK: Actions

  /// Whether an activation performs the row's primary action; by default not while editing.
  func tableView(
    _ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool
  /// Called when one row is activated, even if it is selected already.
  func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath)

  // MARK: Looks

  /// Points, or ``TableView/automaticDimension``; asked when a cell is made.
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// The cell has been filled and is about to be shown.
  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath)
  /// In the place of the title above a section; nil: the title.
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View?
  /// In the place of the title below a section; nil: the title.
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View?
  /// Points, or ``TableView/automaticDimension``.
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat
  /// Points, or ``TableView/automaticDimension``.
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat
  /// Called after the content offset has changed, possibly before an animation to it has ended.
  func scrollViewDidScroll(_ scrollView: ScrollView)
}

extension TableViewDelegate {
  /// By default what the table allows.
  public func tableView(_ tableView: TableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    tableView.list.allowsFocusNow
  }
  /// By default true.
  public func tableView(
    _ tableView: TableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool { true }
  /// By default nil.
  public func indexPathForPreferredFocusedView(in tableView: TableView) -> IndexPath? { nil }
  /// By default every update may happen.
  public func tableView(
    _ tableView: TableView, shouldUpdateFocusIn context: TableViewFocusUpdateContext
  ) -> Bool { true }
  /// By default nothing.
  public func tableView(
    _ tableView: TableView, didUpdateFocusIn context: TableViewFocusUpdateContext,
    with coordinator: FocusAnimationCoordinator
  ) {}
  /// By default every row may be pressed.
  public func tableView(
    _ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }
  /// By default nothing.
  public func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {}
  /// By default nothing.
  public func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {}
  /// By default every row may be selected.
  public func tableView(
    _ tableView: TableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  /// By default every row may be deselected.
  public func tableView(
    _ tableView: TableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  /// By default nothing.
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
  /// By default nothing.
  public func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}
  /// By default not while editing.
  public func tableView(
    _ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { !tableView.isEditing }
  /// By default nothing.
  public func tableView(
    _ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) {}
  /// By default the table's `rowHeight`.
  public func tableView(
    _ tableView: TableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.rowHeight }
  /// By default nothing.
  public func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// By default nil.
  public func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    nil
  }
  /// By default nil.
  public func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
    nil
  }
  /// By default what its content wants.
  public func tableView(
    _ tableView: TableView, heightForHeaderInSection section: Int
  ) -> CGFloat { TableView.automaticDimension }
  /// By default what its content wants.
  public func tableView(
    _ tableView: TableView, heightForFooterInSection section: Int
  ) -> CGFloat { TableView.automaticDimension }
  /// By default nothing.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
}
