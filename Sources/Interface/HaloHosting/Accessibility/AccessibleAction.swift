/// An action that a screen reader or another assistive program requests of an element.
///
/// These actions cover everything that the user can do with keys or the pointer.
public enum AccessibleAction: Hashable, Sendable {
  /// Does what the activating key does: presses a button, chooses a row, toggles a switch.
  case press
  /// Performs the custom action at this index of ``AccessibleElement/actions``.
  case perform(Int)
  /// Moves the focus to the element.
  case focus
  /// Selects the element (true) or deselects it (false).
  case select(Bool)
  /// Scrolls until the element is visible.
  case scrollIntoView
  /// Sets the value of a range.
  case setValue(Double)
  /// Replaces the characters in this range.
  case replaceText(Range<Int>, with: String)
  /// Selects characters; an empty range places the caret.
  case selectText(Range<Int>)
  /// Copies characters to the clipboard.
  case copyText(Range<Int>)
  /// Copies characters to the clipboard and deletes them.
  case cutText(Range<Int>)
  /// Inserts the clipboard's text before the character at this index.
  case pasteText(Int)
}
