extension FocusGroupPriority {
  /// Where a priority is from (WWDC21 10260, 12:52).
  public enum Source: String, Hashable, Sendable {
    /// Nothing raises the item.
    case none
    /// It has the focus.
    case focused = "has the focus"
    /// It is selected.
    case selected
    /// It had the focus last in its group.
    case lastFocused = "last focused here"
    /// The item asks for a larger one itself.
    case item = "its focusGroupPriority"
  }
}
