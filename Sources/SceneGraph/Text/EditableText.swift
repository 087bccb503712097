import DisplayList

/// A text that is being edited: what it says, what of it is selected, and how it came to be so.
///
/// A value: it knows no keys and no pixels. What a person sees as one letter, Swift's `Character`,
/// is never taken apart: whatever is done, both ends of the selection lie between two.
public struct EditableText: Hashable, Sendable {
  public private(set) var string: String
  public private(set) var selection: TextSelection
  /// What an input method has not committed yet: shown at the caret, in the place of the selection,
  /// and no part of `string`.
  public var markedText = ""
  private var history = TextHistory()

  /// The caret is at the end.
  public init(_ string: String = "") {
    // A string that came from elsewhere may have another storage, where positions cost O(n).
    self.string = string
    self.string.makeContiguousUTF8()
    selection = TextSelection(caret: self.string.utf8.count)
  }

  public var length: Int { string.utf8.count }
  public var selectedText: String { text(in: selection.range) }

  /// The text between two positions that lie between `Character`s.
  public func text(in range: Range<Int>) -> String {
    String(string[string.index(at: range.lowerBound)..<string.index(at: range.upperBound)])
  }

  // MARK: Selection

  /// Selects between the places next to the given ones, not before them and inside the text.
  public mutating func select(_ selection: TextSelection) {
    history.close()
    self.selection = TextSelection(
      anchor: string.boundary(notBefore: selection.anchor),
      head: string.boundary(notBefore: selection.head))
  }

  public mutating func selectAll() { select(TextSelection(anchor: 0, head: length)) }

  /// Puts the caret somewhere, or extends the selection as far.
  public mutating func moveHead(to position: Int, extending: Bool) {
    select(TextSelection(anchor: extending ? selection.anchor : position, head: position))
  }

  /// Steps from the head; without `extending` a selection gives way to a caret at its end that lies
  /// in that direction, and a step by characters goes no further.
  public mutating func move(
    _ direction: TextStorageDirection, by granularity: TextGranularity, extending: Bool = false
  ) {
    if !extending, !selection.isEmpty, granularity == .character {
      let range = selection.range
      return moveHead(
        to: direction == .forward ? range.upperBound : range.lowerBound, extending: false)
    }
    moveHead(
      to: position(from: selection.head, direction, by: granularity), extending: extending)
  }

  /// One step from a position that lies between two `Character`s.
  public func position(
    from position: Int, _ direction: TextStorageDirection, by granularity: TextGranularity
  ) -> Int {
    switch (granularity, direction) {
    case (.character, .forward): string.position(after: position)
    case (.character, .backward): string.position(before: position)
    case (.word, _): string.wordBoundary(from: position, direction)
    case (.line, .forward): length
    case (.line, .backward): 0
    }
  }

  // MARK: Edits

  /// Puts `text` in the place of the selection, as something typed.
  public mutating func insert(_ text: String) {
    replace(selection.range, with: text, kind: .typing)
  }

  /// Puts `text` in the place of the selection, as a step of its own.
  public mutating func paste(_ text: String) {
    replace(selection.range, with: text, kind: .other)
  }

  /// Takes out the selection, or without one what lies as far as one step leads.
  public mutating func delete(
    _ direction: TextStorageDirection, by granularity: TextGranularity = .character
  ) {
    replace(deletion(direction, by: granularity), with: "", kind: .deleting)
  }

  /// What `delete` would take out.
  public func deletion(
    _ direction: TextStorageDirection, by granularity: TextGranularity = .character
  ) -> Range<Int> {
    guard selection.isEmpty else { return selection.range }
    let other = position(from: selection.head, direction, by: granularity)
    return min(other, selection.head)..<max(other, selection.head)
  }

  /// `range` lies between `Character`s; the caret goes behind what came in.
  private mutating func replace(_ range: Range<Int>, with text: String, kind: TextEdit.Kind) {
    guard !range.isEmpty || !text.isEmpty else { return }
    // What was selected and deleted is a step of its own.
    let kind = kind == .deleting && !selection.isEmpty ? .other : kind
    var edit = TextEdit(
      kind: kind, position: range.lowerBound, removed: self.text(in: range), inserted: text,
      before: selection, after: selection)
    substitute(range, with: text)
    // What came in may have become one with what was there: a letter with its accent.
    selection = TextSelection(caret: string.boundary(notBefore: edit.end))
    edit.after = selection
    history.add(edit)
  }

  private mutating func substitute(_ range: Range<Int>, with text: String) {
    string.replaceSubrange(
      string.index(at: range.lowerBound)..<string.index(at: range.upperBound), with: text)
  }

  // MARK: Undo

  public var canUndo: Bool { !history.done.isEmpty }
  public var canRedo: Bool { !history.undone.isEmpty }

  /// Takes the last step back, with the selection as it was before; nothing without one.
  public mutating func undo() {
    guard let edit = history.takeBack() else { return }
    substitute(edit.position..<edit.end, with: edit.removed)
    selection = edit.before
  }

  /// Takes the step again that was taken back last; nothing without one.
  public mutating func redo() {
    guard let edit = history.takeAgain() else { return }
    substitute(edit.position..<edit.position + edit.removed.utf8.count, with: edit.inserted)
    selection = edit.after
  }
}
