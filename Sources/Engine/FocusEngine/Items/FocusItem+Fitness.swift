import FocusGeometry

extension FocusItem {
  /// Whether the item's own state lets it have the focus; its surroundings may still prevent it.
  ///
  /// - Parameter focusesConcealed: Whether an item with an alpha of 0 can have the focus.
  /// - Returns: Whether the item's own state does not prevent it.
  func isFitByItself(focusesConcealed: Bool) -> Bool {
    let state = focusItemState
    return canBecomeFocused && !state.contains(.outsideKeyboardAccess)
      && state.reason(focusesConcealed: focusesConcealed) == nil
  }
}

extension FocusItemState {
  /// Returns the state that keeps the item, and everything inside it, from the focus.
  ///
  /// - Parameter focusesConcealed: Whether an item with an alpha of 0 can have the focus.
  /// - Returns: The first reason; nil for none.
  func reason(focusesConcealed: Bool) -> FocusExplanation.Reason? {
    if contains(.hidden) { return .hidden }
    if contains(.alphaZero), !focusesConcealed { return .alphaZero }
    if contains(.interactionDisabled) { return .interactionDisabled }
    return nil
  }
}
