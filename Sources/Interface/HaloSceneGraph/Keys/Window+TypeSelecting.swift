extension Window {
  /// The innermost list around the focused item that finds its items by name; nil for none.
  var listAroundFocus: (any TypeSelecting)? {
    (focusSystem?.focusedItem as? Responder)?.nearest((any TypeSelecting).self)
  }
}
