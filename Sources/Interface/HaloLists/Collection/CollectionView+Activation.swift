import Foundation

/// The path of a press on an item, from its highlight to its action.
///
/// The delegate methods run in this order: shouldHighlight, didHighlight, shouldSelect (or
/// shouldDeselect), didSelect (or didDeselect), didUnhighlight, canPerformPrimaryAction,
/// performPrimaryAction (Apple, UICollectionViewDelegate documentation).
extension CollectionView {
  func mayHighlight(_ cell: CollectionViewCell) -> Bool {
    guard let path = cell.indexPath else { return false }
    return delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
  }

  func didHighlight(_ cell: CollectionViewCell) {
    guard let path = cell.indexPath else { return }
    delegate?.collectionView(self, didHighlightItemAt: path)
  }

  func didUnhighlight(_ cell: CollectionViewCell) {
    guard let path = cell.indexPath else { return }
    delegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  /// Whether activating the cell would select it, deselect it or perform its action.
  ///
  /// The method asks the delegate for permission, but notifies it of nothing.
  func acts(onActivating cell: CollectionViewCell) -> Bool {
    guard let number = cell.number, let path = cell.indexPath else { return false }
    let mayChange =
      selection.contains(number)
      ? delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true
      : delegate?.collectionView(self, shouldSelectItemAt: path) ?? true
    if selectsAnything {
      if !selectsSeveral {
        if !selection.contains(number), mayChange { return true }
      } else if !selectionFollowsFocus || selection != IndexSet(integer: number) {
        // A press that extends a selection performs no action.
        if mayChange || !selection.isEmpty { return mayChange }
      }
    }
    return delegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) ?? false
  }

  func activate(_ cell: CollectionViewCell) {
    guard let number = cell.number, let path = cell.indexPath else { return }
    let own = IndexSet(integer: number)
    // The primary action concerns one item, so it is not performed while a selection is extended or
    // reduced.
    var isExtending = false
    if selectsAnything {
      selectionRun = nil
      if !selectsSeveral {
        if !selection.contains(number) { select(own, animated: false) }
      } else if selectionFollowsFocus, selection == own {
        // Focus has already selected it, so the press performs the action.
      } else {
        isExtending =
          !selection.isEmpty || window?.keyInHand?.modifierFlags.contains(.shift) == true
        select(selection.symmetricDifference(own), animated: false)
      }
    }
    didUnhighlight(cell)
    guard !isExtending, let delegate,
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
    else { return }
    delegate.collectionView(self, performPrimaryActionForItemAt: path)
  }
}
