extension FocusSystem {
  /// Returns all items that can have the focus now, in a given Tab order; O(n log n).
  package func eligibleItems(inOrder order: FocusModel.TabOrder) -> [any FocusItem] {
    guard let hierarchy else { return [] }
    return hierarchy.completeMap().tabOrder(
      of: order, focused: focusedItem, remembered: memory.remembered, direction: layoutDirection
    ).compactMap(\.item)
  }
}
