import FocusEngine
import FocusGeometry
import Foundation
import HaloSceneGraph

/// The selection, by the program and by the user (Apple, UICollectionView documentation).
extension CollectionView {
  /// The index paths of the selected items; nil if nothing is selected.
  ///
  /// The array is as long as the selection, unlike the results of `isItemSelected(at:)` and
  /// `numberOfSelectedItems`.
  public var indexPathsForSelectedItems: [IndexPath]? {
    selection.isEmpty ? nil : selection.map(counts.path)
  }

  /// The number of selected items in all sections.
  public var numberOfSelectedItems: Int { selection.count }

  /// Returns whether an item is selected; false for an item that does not exist.
  public func isItemSelected(at indexPath: IndexPath) -> Bool {
    counts.number(of: indexPath).map(selection.contains) ?? false
  }

  /// Selects an item without notifying the delegate; nil deselects everything.
  ///
  /// An index path that does not exist changes nothing.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool = false, scrollPosition: ScrollPosition = []
  ) {
    guard let indexPath else { return setSelection(IndexSet(), animated: animated) }
    guard let number = counts.number(of: indexPath) else { return }
    selectionRun = nil
    setSelection(
      selectsSeveral ? selection.union(IndexSet(integer: number)) : IndexSet(integer: number),
      animated: animated)
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects an item without notifying the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool = false) {
    guard let number = counts.number(of: indexPath) else { return }
    selectionRun = nil
    setSelection(selection.subtracting(IndexSet(integer: number)), animated: animated)
  }

  var selectsAnything: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsSelection && allowsMultipleSelection
  }

  func setSelection(_ new: IndexSet, animated: Bool = false) {
    guard new != selection else { return }
    selection = new
    guard animated else { return showSelection() }
    // The animation takes as long as the focusing one, which also changes the appearance of rows.
    View.animate(withDuration: effectiveAppearance.motion.timing.focusing, in: window) {
      showSelection()
    }
  }

  private func showSelection() {
    for (number, cell) in made { cell.isSelected = selection.contains(number) }
  }

  // MARK: Selection by the user

  /// Changes the selection to `target` as far as the delegate allows, and notifies the delegate.
  func select(_ target: IndexSet, animated: Bool) {
    var coming = target.subtracting(selection)
    var leaving = selection.subtracting(target)
    if delegate != nil {
      coming = coming.filteredIndexSet(includeInteger: maySelect)
      if selectsSeveral {
        leaving = leaving.filteredIndexSet(includeInteger: mayDeselect)
      } else if coming.isEmpty, !target.isEmpty {
        // The delegate has refused everything, so the selection stays.
        return
      }
    }
    setSelection(selection.subtracting(leaving).union(coming), animated: animated)
    guard let delegate else { return }
    // The delegate may have removed items in the meantime.
    for number in leaving where number < counts.total {
      delegate.collectionView(self, didDeselectItemAt: counts.path(of: number))
    }
    for number in coming where number < counts.total {
      delegate.collectionView(self, didSelectItemAt: counts.path(of: number))
    }
  }

  /// Whether the delegate allows the item with this number to be selected.
  func maySelect(_ number: Int) -> Bool {
    delegate?.collectionView(self, shouldSelectItemAt: counts.path(of: number)) ?? true
  }

  /// Whether the delegate allows the item with this number to be deselected.
  func mayDeselect(_ number: Int) -> Bool {
    delegate?.collectionView(self, shouldDeselectItemAt: counts.path(of: number)) ?? true
  }

  /// Selects or deselects the item with this number.
  ///
  /// A selected item is added to the selection, or replaces it if only one item can be selected.
  func setItem(_ number: Int, isSelected: Bool) {
    selectionRun = nil
    let item = IndexSet(integer: number)
    let target =
      isSelected ? (selectsSeveral ? selection.union(item) : item) : selection.subtracting(item)
    select(target, animated: true)
  }

  func selectAllItems() {
    selectionRun = nil
    select(IndexSet(integersIn: 0..<counts.total), animated: true)
  }

  func deselectAllItems() {
    selectionRun = nil
    select(IndexSet(), animated: true)
  }

  /// Called after focus has moved to an item.
  func selectionMayFollow(to number: Int, in context: FocusUpdateContext) {
    guard selectsAnything else { return }
    if selectsSeveral, context.focusHeading.isStep,
      window?.keyInHand?.modifierFlags.contains(.shift) == true,
      let previous = self.number(around: context.previouslyFocusedItem)
    {
      return extendSelection(from: previous, to: number)
    }
    selectionRun = nil
    let target = IndexSet(integer: number)
    // A selection stays when a view opens or a program requests focus (Decisions).
    guard context.movesOn || selection.isEmpty, selectionFollowsFocus,
      selectsSeveral ? selection != target : !selection.contains(number),
      delegate?.collectionView(
        self, selectionFollowsFocusForItemAt: counts.path(of: number)) ?? true
    else { return }
    select(target, animated: true)
  }

  /// Extends the selection with Shift: one end stays, the other follows the focus.
  private func extendSelection(from previous: Int, to number: Int) {
    var run =
      selectionRun
      ?? SelectionRun(
        anchor: previous, base: selectionFollowsFocus ? IndexSet() : selection, end: previous)
    if run.end != previous {
      run = SelectionRun(anchor: previous, base: selection, end: previous)
    }
    run.end = number
    selectionRun = run
    select(run.selection, animated: true)
  }
}

extension FocusHeading {
  /// Whether the heading is a direction or an end, and not along the order of Tab.
  fileprivate var isStep: Bool { !isEmpty && isDisjoint(with: [.next, .previous]) }
}
