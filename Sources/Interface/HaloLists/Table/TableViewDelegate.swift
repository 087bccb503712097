import FocusEngine
import Foundation
import HaloControls
import HaloSceneGraph

/// The methods with which a program controls the rows of a table: UIKit's `UITableViewDelegate`.
///
/// Every method has a default.
@MainActor
public protocol TableViewDelegate: AnyObject {
  // MARK: Focus

  /// Asks whether a row can be focused; the answer overrides `allowsFocus` and
  /// `allowsFocusDuringEditing`.
  func tableView(_ tableView: TableView, canFocusRowAt indexPath: IndexPath) -> Bool
  /// Asks whether focus selects a row, while `selectionFollowsFocus` is true.
  func tableView(
    _ tableView: TableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool
  /// Asks for the row that gets the focus when the table does and remembers no row; nil for the
  /// first that can.
  func indexPathForPreferredFocusedView(in tableView: TableView) -> IndexPath?
  /// Asks whether a focus update that concerns the table may happen.
  func tableView(
    _ tableView: TableView, shouldUpdateFocusIn context: TableViewFocusUpdateContext
  ) -> Bool
  /// Called after every focus update that concerns the table, with the animation coordinator of the
  /// update.
  func tableView(
    _ tableView: TableView, didUpdateFocusIn context: TableViewFocusUpdateContext,
    with coordinator: FocusAnimationCoordinator)

  // MARK: Highlight and selection

  /// Asks whether a press may highlight a row; otherwise the press neither selects it nor performs
  /// its action.
  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// Called when a press has highlighted a row.
  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath)
  /// Called when the press has ended or was cancelled.
  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath)
  /// Asks whether a row may be selected; nil refuses, and any other path counts as the row's own.
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Asks whether a row may be deselected, where several rows can be selected; nil refuses.
  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called after a row was selected, except by `selectRow(at:animated:scrollPosition:)`.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)
  /// Called after a row was deselected, except by `deselectRow(at:animated:)`.
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath)

  // MARK: Actions

  /// Asks whether an activation performs a row's primary action; by default not in the editing
  /// mode.
  func tableView(
    _ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool
  /// Called when one row is activated, even if it is already selected.
  func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath)

  /// Asks for the menu of a row, which the right button, the Menu key and Shift-F10 show; nil for
  /// none.
  ///
  /// `point` is in the coordinates of the table.
  func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> ContextMenuConfiguration?

  // MARK: Appearance

  /// Asks for the height of a row when its cell is made, in points, or
  /// ``TableView/automaticDimension``.
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// Called when a cell has been filled and is about to be shown.
  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath)
  /// Asks for a view in place of the title above a section; nil for the title.
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View?
  /// Asks for a view in place of the title below a section; nil for the title.
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View?
  /// Asks for the height of a section's header in points, or ``TableView/automaticDimension``; 0
  /// for no header.
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat
  /// Asks for the height of a section's footer in points, or ``TableView/automaticDimension``; 0
  /// for no footer.
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat
  /// Called after the content offset has changed, possibly before an animation to it has ended.
  func scrollViewDidScroll(_ scrollView: ScrollView)
}

extension TableViewDelegate {
  /// Returns the table's own setting by default.
  public func tableView(_ tableView: TableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    tableView.list.allowsFocusNow
  }
  /// Returns true by default.
  public func tableView(
    _ tableView: TableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool { true }
  /// Returns nil by default.
  public func indexPathForPreferredFocusedView(in tableView: TableView) -> IndexPath? { nil }
  /// Returns true by default.
  public func tableView(
    _ tableView: TableView, shouldUpdateFocusIn context: TableViewFocusUpdateContext
  ) -> Bool { true }
  /// Does nothing by default.
  public func tableView(
    _ tableView: TableView, didUpdateFocusIn context: TableViewFocusUpdateContext,
    with coordinator: FocusAnimationCoordinator
  ) {}
  /// Returns true by default.
  public func tableView(
    _ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }
  /// Does nothing by default.
  public func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {}
  /// Does nothing by default.
  public func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {}
  /// Returns the row's own index path by default, which allows the selection.
  public func tableView(
    _ tableView: TableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  /// Returns the row's own index path by default, which allows the change.
  public func tableView(
    _ tableView: TableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  /// Does nothing by default.
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
  /// Does nothing by default.
  public func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}
  /// Returns false by default while the table is in its editing mode, otherwise true.
  public func tableView(
    _ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { !tableView.isEditing }
  /// Does nothing by default.
  public func tableView(
    _ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) {}
  /// Returns nil by default.
  public func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> ContextMenuConfiguration? { nil }
  /// Returns the table's `rowHeight` by default.
  public func tableView(
    _ tableView: TableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.rowHeight }
  /// Does nothing by default.
  public func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// Returns nil by default.
  public func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    nil
  }
  /// Returns nil by default.
  public func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
    nil
  }
  /// Returns the automatic height by default.
  public func tableView(
    _ tableView: TableView, heightForHeaderInSection section: Int
  ) -> CGFloat { TableView.automaticDimension }
  /// Returns the automatic height by default.
  public func tableView(
    _ tableView: TableView, heightForFooterInSection section: Int
  ) -> CGFloat { TableView.automaticDimension }
  /// Does nothing by default.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
}
