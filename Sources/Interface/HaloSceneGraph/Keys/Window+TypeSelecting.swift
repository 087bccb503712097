extension Window {
  /// The innermost list around what has the focus that finds its items by their names.
  var listAroundFocus: (any TypeSelecting)? {
    (focusSystem?.focusedItem as? Responder)?.nearest((any TypeSelecting).self)
  }
}
