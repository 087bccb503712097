/// What a screen reader, or another program that acts for a person, asks of an element.
///
/// All that can be done by hand can be done by these.
public enum AccessibleAction: Hashable, Sendable {
  /// What the key that activates does: presses a button, chooses a row, turns a switch.
  case press
  /// Performs one of its ``AccessibleElement/actions``, by its place.
  case perform(Int)
  /// Moves the focus there.
  case focus
  /// Selects it, or takes that back.
  case select(Bool)
  /// Scrolls until it can be seen.
  case scrollIntoView
  /// Of a range.
  case setValue(Double)
  /// Puts `text` in the place of the characters at these places.
  case replaceText(Range<Int>, with: String)
  /// Selects characters, or puts the caret where the range is empty.
  case selectText(Range<Int>)
  /// Copies characters to the clipboard.
  case copyText(Range<Int>)
  /// Copies characters to the clipboard and takes them away.
  case cutText(Range<Int>)
  /// Puts what the clipboard holds before the character at this place.
  case pasteText(Int)
}
