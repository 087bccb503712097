import FocusGeometry

extension FocusItem {
  /// Whether nothing that the item says about itself keeps it from the focus; what is around it
  /// still may.
  ///
  /// - Parameter focusesConcealed: whether an item with an alpha of 0 can have the focus.
  func isFitByItself(focusesConcealed: Bool) -> Bool {
    canBecomeFocused && focusItemState.reason(focusesConcealed: focusesConcealed) == nil
  }
}

extension FocusItemState {
  /// What keeps the item, and everything inside, from the focus; nil for nothing.
  ///
  /// - Parameter focusesConcealed: whether an item with an alpha of 0 can have the focus.
  func reason(focusesConcealed: Bool) -> FocusExplanation.Reason? {
    if contains(.hidden) { return .hidden }
    if contains(.alphaZero), !focusesConcealed { return .alphaZero }
    if contains(.interactionDisabled) { return .interactionDisabled }
    return nil
  }
}
