/// What of a text is selected: from where the selection began to where it ends now.
///
/// Positions are UTF-8 bytes from the beginning of the text; those of an `EditableText` always
/// lie between two `Character`s.
public struct TextSelection: Hashable, Sendable {
  /// Stays while the selection is extended.
  public var anchor: Int
  /// Where the caret is; may lie before the anchor.
  public var head: Int

  /// Positions in UTF-8 bytes, at least 0; either may come first.
  public init(anchor: Int, head: Int) {
    self.anchor = anchor
    self.head = head
  }

  /// A caret, with nothing selected.
  public init(caret: Int) { self.init(anchor: caret, head: caret) }

  /// Whether this is a bare caret.
  public var isEmpty: Bool { anchor == head }
  /// What is selected, in UTF-8 bytes from the beginning of the text.
  public var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
}
