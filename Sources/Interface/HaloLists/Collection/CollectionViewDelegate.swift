import FocusEngine
import Foundation
import HaloControls
import HaloSceneGraph

/// The methods with which a program controls the items of a collection view: UIKit's
/// `UICollectionViewDelegate`.
///
/// Every method has a default.
@MainActor
public protocol CollectionViewDelegate: AnyObject {
  // MARK: Focus

  /// Asks whether an item can be focused; the answer overrides `allowsFocus` and
  /// `allowsFocusDuringEditing`.
  func collectionView(_ collectionView: CollectionView, canFocusItemAt indexPath: IndexPath) -> Bool
  /// Asks whether focus selects an item, while `selectionFollowsFocus` is true.
  func collectionView(
    _ collectionView: CollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool
  /// Asks for the item that gets the focus when the list does and remembers no item; nil for the
  /// first that can.
  func indexPathForPreferredFocusedView(in collectionView: CollectionView) -> IndexPath?
  /// Asks whether a focus update that concerns the list may happen.
  func collectionView(
    _ collectionView: CollectionView, shouldUpdateFocusIn context: CollectionViewFocusUpdateContext
  ) -> Bool
  /// Called after every focus update that concerns the list, with the animation coordinator of the
  /// update.
  func collectionView(
    _ collectionView: CollectionView, didUpdateFocusIn context: CollectionViewFocusUpdateContext,
    with coordinator: FocusAnimationCoordinator)

  // MARK: Highlight and selection

  /// Asks whether a press may highlight an item; otherwise the press neither selects it nor
  /// performs its action.
  func collectionView(
    _ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool
  /// Called when a press has highlighted an item.
  func collectionView(_ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath)
  /// Called when the press has ended or was cancelled.
  func collectionView(_ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath)
  /// Asks whether focus or activation may select an item; an activation performs its action either
  /// way.
  func collectionView(
    _ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool
  /// Asks whether an item may be deselected, where several items can be selected.
  func collectionView(
    _ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool
  /// Called after an item was selected, except by `selectItem(at:animated:scrollPosition:)`.
  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath)
  /// Called after an item was deselected, except by `deselectItem(at:animated:)`.
  func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath)

  // MARK: Actions

  /// Asks whether an activation performs an item's primary action; by default not in the editing
  /// mode.
  func collectionView(
    _ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool
  /// Called when one item is activated, even if it is already selected, but not when the activation
  /// extends a selection.
  func collectionView(
    _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath)

  /// Asks for the menu of items, which the right button, the Menu key and Shift-F10 show; nil for
  /// none.
  ///
  /// `indexPaths` has the selected items if the item at the point is one of them, otherwise only that
  /// item; it is empty between items. `point` is in the coordinates of the list.
  func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> ContextMenuConfiguration?
  /// Asks for the menu of one item, unless the program has the method for several items, whose
  /// default calls this older one.
  func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> ContextMenuConfiguration?

  // MARK: Other methods

  /// Asks for the text by which typed letters find an item; nil if they do not. AppKit's name.
  ///
  /// The default is the text of the list content of its cell, if there is one.
  func collectionView(
    _ collectionView: CollectionView, typeSelectStringForItemAt indexPath: IndexPath
  ) -> String?
  /// Called after the content offset has changed, possibly before an animation to it has ended.
  func scrollViewDidScroll(_ scrollView: ScrollView)
}

extension CollectionViewDelegate {
  /// Returns the list's own setting by default, for the editing mode or outside it.
  public func collectionView(
    _ collectionView: CollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool { collectionView.allowsFocusNow }
  /// Returns true by default.
  public func collectionView(
    _ collectionView: CollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Returns nil by default.
  public func indexPathForPreferredFocusedView(
    in collectionView: CollectionView
  ) -> IndexPath? { nil }
  /// Returns true by default.
  public func collectionView(
    _ collectionView: CollectionView, shouldUpdateFocusIn context: CollectionViewFocusUpdateContext
  ) -> Bool { true }
  /// Does nothing by default.
  public func collectionView(
    _ collectionView: CollectionView, didUpdateFocusIn context: CollectionViewFocusUpdateContext,
    with coordinator: FocusAnimationCoordinator
  ) {}
  /// Returns true by default.
  public func collectionView(
    _ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Does nothing by default.
  public func collectionView(
    _ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}
  /// Does nothing by default.
  public func collectionView(
    _ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}
  /// Returns true by default.
  public func collectionView(
    _ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Returns true by default.
  public func collectionView(
    _ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Does nothing by default.
  public func collectionView(
    _ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
  /// Does nothing by default.
  public func collectionView(
    _ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
  /// Returns false by default while the list is in its editing mode, otherwise true.
  public func collectionView(
    _ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { !collectionView.isEditing }
  /// Does nothing by default.
  public func collectionView(
    _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {}
  /// Returns by default the menu that the method for one item returns; nil for several items.
  public func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> ContextMenuConfiguration? {
    guard indexPaths.count == 1 else { return nil }
    return self.collectionView(
      collectionView, contextMenuConfigurationForItemAt: indexPaths[0], point: point)
  }
  /// Returns nil by default.
  public func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> ContextMenuConfiguration? { nil }
  /// Returns the text of the list content of the item's cell by default; nil if there is none.
  public func collectionView(
    _ collectionView: CollectionView, typeSelectStringForItemAt indexPath: IndexPath
  ) -> String? { collectionView.text(at: indexPath) }
  /// Does nothing by default.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
}
