import FocusGeometry

extension FocusItem {
  /// Asks the item about itself; what is around it may still keep it from the focus.
  ///
  /// - Parameter focusesConcealed: whether an item with an alpha of 0 can have the focus.
  /// - Returns: Whether nothing that it says keeps it from the focus.
  func isFitByItself(focusesConcealed: Bool) -> Bool {
    let state = focusItemState
    return canBecomeFocused && !state.contains(.outsideKeyboardAccess)
      && state.reason(focusesConcealed: focusesConcealed) == nil
  }
}

extension FocusItemState {
  /// Looks for what keeps the item, and everything inside, from the focus.
  ///
  /// - Parameter focusesConcealed: whether an item with an alpha of 0 can have the focus.
  /// - Returns: nil for nothing.
  func reason(focusesConcealed: Bool) -> FocusExplanation.Reason? {
    if contains(.hidden) { return .hidden }
    if contains(.alphaZero), !focusesConcealed { return .alphaZero }
    if contains(.interactionDisabled) { return .interactionDisabled }
    return nil
  }
}
