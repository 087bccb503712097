/// The selection of a text: from where it began to where it ends now.
///
/// Positions are UTF-8 bytes from the beginning of the text; those of an `EditableText` always lie
/// between two `Character`s.
public struct TextSelection: Hashable, Sendable {
  /// The end that stays in place while the selection is extended.
  public var anchor: Int
  /// The end at which the caret is; may lie before the anchor.
  public var head: Int

  /// Creates a selection from positions in UTF-8 bytes, at least 0; either may be the smaller one.
  public init(anchor: Int, head: Int) {
    self.anchor = anchor
    self.head = head
  }

  /// Creates a caret without a selection.
  public init(caret: Int) { self.init(anchor: caret, head: caret) }

  /// Whether nothing is selected and this is only a caret.
  public var isEmpty: Bool { anchor == head }
  /// The selected range, in UTF-8 bytes from the beginning of the text.
  public var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
}
