/// The text of a field, for those who read it by ear; places count characters from 0.
public struct AccessibleText: Hashable, Sendable {
  /// Of a secure field as many bullets as it has characters.
  public var string: String
  /// Empty at the caret while nothing is selected.
  public var selection: Range<Int>
  /// Where the next character goes: one end of the selection.
  public var caret: Int
  /// Whether somebody may change it.
  public var isEditable: Bool

  public init(
    _ string: String, selection: Range<Int>, caret: Int, isEditable: Bool = true
  ) {
    (self.string, self.selection) = (string, selection)
    (self.caret, self.isEditable) = (caret, isEditable)
  }
}
