/// The text of a field for a screen reader; indices count characters from 0.
public struct AccessibleText: Hashable, Sendable {
  /// The text; for a secure field, one bullet for each character.
  public var string: String
  /// The selected characters; an empty range at the caret if nothing is selected.
  public var selection: Range<Int>
  /// The index at which the next character is inserted: one end of the selection.
  public var caret: Int
  /// Whether the text can be changed.
  public var isEditable: Bool

  public init(
    _ string: String, selection: Range<Int>, caret: Int, isEditable: Bool = true
  ) {
    (self.string, self.selection) = (string, selection)
    (self.caret, self.isEditable) = (caret, isEditable)
  }
}
