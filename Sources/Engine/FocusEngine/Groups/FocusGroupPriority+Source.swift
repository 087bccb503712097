extension FocusGroupPriority {
  /// The property of an item that gives it its effective priority (WWDC21 10260, 12:52).
  public enum Source: String, Hashable, Sendable {
    /// No property; the item has the lowest priority.
    case none
    /// The item has the focus.
    case focused = "has the focus"
    /// The item is selected.
    case selected
    /// The item was the last of its group to have the focus.
    case lastFocused = "last focused here"
    /// The item's own `focusGroupPriority`, where that is larger.
    case item = "its focusGroupPriority"
  }
}
