import FocusGeometry

extension FocusSystem {
  /// Whether focus is shown where it is.
  ///
  /// Under models that follow `:focus-visible` (Selectors 4) it is not after a click on what takes no
  /// text, nor after a program moved it on from there, until the next focus key.
  public var indicatesFocus: Bool {
    guard let hiddenItem else { return true }
    return hiddenItem !== focusedItem
  }

  /// Whether a click on the item gives a focus that is not shown.
  func hidesFocusOfClick(on item: any FocusItem) -> Bool {
    model.followsFocusVisible && !item.focusItemState.contains(.takesText)
  }

  /// Keeps focus as shown or hidden as it is, where a program is about to move it to another item.
  func carryIndication(to item: (any FocusItem)?) {
    guard let item, !indicatesFocus, item !== hiddenItem else { return }
    hiddenItem = hidesFocusOfClick(on: item) ? item : nil
  }

  /// Shows focus from now on where it is.
  func indicateFocus() {
    guard hiddenItem != nil else { return }
    let wasHidden = !indicatesFocus
    hiddenItem = nil
    if wasHidden { indicationHandler?() }
  }
}
