import FocusEngine
import Foundation
import HaloControls

/// Decides about and hears of the items of a collection view; every answer has a default.
@MainActor
public protocol CollectionViewDelegate: AnyObject {
  // MARK: Focus

  /// Overrides `allowsFocus` and `allowsFocusDuringEditing`.
  func collectionView(_ collectionView: CollectionView, canFocusItemAt indexPath: IndexPath) -> Bool
  /// Asked only while `selectionFollowsFocus` is true.
  func collectionView(
    _ collectionView: CollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool
  /// Where focus goes when it lands on the list and remembers no item; nil: the first that can.
  func indexPathForPreferredFocusedView(in collectionView: CollectionView) -> IndexPath?
  /// Asked when the list is, of every update that concerns it.
  func collectionView(
    _ collectionView: CollectionView, shouldUpdateFocusIn context: CollectionViewFocusUpdateContext
  ) -> Bool
  /// Called after every update that concerns the list, with the animation that goes with it.
  func collectionView(
    _ collectionView: CollectionView, didUpdateFocusIn context: CollectionViewFocusUpdateContext,
    with coordinator: FocusAnimationCoordinator)

  // MARK: Highlight and selection

  /// Whether a press may begin on the item; without it nothing is selected, and no action
  /// performed.
  func collectionView(
    _ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool
  /// A press has begun on the item.
  func collectionView(_ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath)
  /// The press has ended or was taken back.
  func collectionView(_ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath)
  /// Whether focus or activation may select the item; its action is performed either way.
  func collectionView(
    _ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool
  /// Asked where several items can be selected, and one is to be taken back.
  func collectionView(
    _ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool
  /// The item has been selected, but not by `selectItem(at:animated:scrollPosition:)`.
  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath)
  /// The item has been deselected, but not by `deselectItem(at:animated:)`.
  func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath)

  // MARK: Actions

  /// Whether an activation performs the item's primary action; by default not while editing.
  func collectionView(
    _ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool
  /// Called when one item is activated, even if it is selected already; not when the activation
  /// extends a selection.
  func collectionView(
    _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath)

  // MARK: Besides

  /// The text by which typed letters find the item; nil: they do not. AppKit's name.
  ///
  /// By default the text of the list content of its cell, if there is one.
  func collectionView(
    _ collectionView: CollectionView, typeSelectStringForItemAt indexPath: IndexPath
  ) -> String?
  /// Called after the content offset has changed, possibly before an animation to it has ended.
  func scrollViewDidScroll(_ scrollView: ScrollView)
}

extension CollectionViewDelegate {
  /// By default what the list allows, while editing or outside of it.
  public func collectionView(
    _ collectionView: CollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool { collectionView.allowsFocusNow }
  /// By default true.
  public func collectionView(
    _ collectionView: CollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// By default nil.
  public func indexPathForPreferredFocusedView(
    in collectionView: CollectionView
  ) -> IndexPath? { nil }
  /// By default every update may happen.
  public func collectionView(
    _ collectionView: CollectionView, shouldUpdateFocusIn context: CollectionViewFocusUpdateContext
  ) -> Bool { true }
  /// By default nothing.
  public func collectionView(
    _ collectionView: CollectionView, didUpdateFocusIn context: CollectionViewFocusUpdateContext,
    with coordinator: FocusAnimationCoordinator
  ) {}
  /// By default every item may be pressed.
  public func collectionView(
    _ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// By default nothing.
  public func collectionView(
    _ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}
  /// By default nothing.
  public func collectionView(
    _ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}
  /// By default every item may be selected.
  public func collectionView(
    _ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// By default every item may be deselected.
  public func collectionView(
    _ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// By default nothing.
  public func collectionView(
    _ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
  /// By default nothing.
  public func collectionView(
    _ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
  /// By default not while editing.
  public func collectionView(
    _ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { !collectionView.isEditing }
  /// By default nothing.
  public func collectionView(
    _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {}
  /// By default the text of the list content of the item's cell; nil without one.
  public func collectionView(
    _ collectionView: CollectionView, typeSelectStringForItemAt indexPath: IndexPath
  ) -> String? { collectionView.text(at: indexPath) }
  /// By default nothing.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
}
