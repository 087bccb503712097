import FocusGeometry

extension FocusSystem {
  /// Whether focus is shown.
  ///
  /// Under models that follow `:focus-visible` (Selectors 4), focus stays hidden after a click on
  /// an item that takes no text, and after a program moves it on from there, until the next focus
  /// key.
  public var indicatesFocus: Bool {
    guard let hiddenItem else { return true }
    return hiddenItem !== focusedItem
  }

  /// Whether a click on the item gives it focus that is not shown.
  func hidesFocusOfClick(on item: any FocusItem) -> Bool {
    model.followsFocusVisible && !item.focusItemState.contains(.takesText)
  }

  /// Keeps focus hidden, if it is, when a program is about to move it to another item that takes no
  /// text.
  func carryIndication(to item: (any FocusItem)?) {
    guard let item, !indicatesFocus, item !== hiddenItem else { return }
    hiddenItem = hidesFocusOfClick(on: item) ? item : nil
  }

  /// Shows the focus of the focused item from now on.
  func indicateFocus() {
    guard hiddenItem != nil else { return }
    let wasHidden = !indicatesFocus
    hiddenItem = nil
    if wasHidden { indicationHandler?() }
  }
}
