import HaloDisplayList

/// A text that is being edited: the string, the selection and the undo history.
///
/// It is a value and knows neither keys nor pixels. Swift `Character`s are never split: both ends
/// of the selection always lie between two of them.
package struct EditableText: Hashable, Sendable {
  /// The committed text.
  package private(set) var string: String
  /// The selection; both its ends lie between two `Character`s.
  package private(set) var selection: TextSelection
  /// The uncommitted text of an input method: shown at the caret in place of the selection, and not
  /// part of `string`.
  package var markedText = ""
  /// The number of changes to `string`.
  package private(set) var edits = 0
  private var history = TextHistory()

  /// Creates a text with the caret at its end.
  package init(_ string: String = "") {
    // Positions would cost O(n) in strings not stored as UTF-8.
    self.string = string
    self.string.makeContiguousUTF8()
    selection = TextSelection(caret: self.string.utf8.count)
  }

  /// The length of the text in UTF-8 bytes, which is also its last position.
  package var length: Int { string.utf8.count }
  /// The selected text; empty if nothing is selected.
  package var selectedText: String { text(in: selection.range) }

  /// Returns the text between two positions that lie between `Character`s.
  package func text(in range: Range<Int>) -> String { string.text(in: range) }

  // MARK: Selection

  /// Sets the selection; a position inside a `Character` moves forward to its end, one beyond the
  /// text to the text's end.
  package mutating func select(_ selection: TextSelection) {
    history.close()
    self.selection = TextSelection(
      anchor: string.boundary(notBefore: selection.anchor),
      head: string.boundary(notBefore: selection.head))
  }

  /// Selects the whole text, with the caret at its end.
  package mutating func selectAll() { select(TextSelection(anchor: 0, head: length)) }

  /// Moves the caret to a position, or extends the selection to it.
  package mutating func moveHead(to position: Int, extending: Bool) {
    select(TextSelection(anchor: extending ? selection.anchor : position, head: position))
  }

  /// Moves the head of the selection one step.
  ///
  /// Without `extending`, a step by characters from a selection only collapses it to its end in
  /// that direction.
  package mutating func move(
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

  /// Returns the position one step from a position that lies between two `Character`s.
  package func position(
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

  /// Replaces the selection with typed text, which may join the previous undo step.
  package mutating func insert(_ text: String) {
    replace(selection.range, with: text, kind: .typing)
  }

  /// Replaces the selection with `text`, as an undo step of its own.
  package mutating func paste(_ text: String) {
    replace(selection.range, with: text, kind: .other)
  }

  /// Deletes the selection; if it is empty, deletes the text up to one step away.
  package mutating func delete(
    _ direction: TextStorageDirection, by granularity: TextGranularity = .character
  ) {
    replace(deletion(direction, by: granularity), with: "", kind: .deleting)
  }

  /// Returns the range that `delete` would remove.
  package func deletion(
    _ direction: TextStorageDirection, by granularity: TextGranularity = .character
  ) -> Range<Int> {
    guard selection.isEmpty else { return selection.range }
    let other = position(from: selection.head, direction, by: granularity)
    return min(other, selection.head)..<max(other, selection.head)
  }

  /// Replaces a range whose ends lie between `Character`s; places the caret after the inserted
  /// text.
  private mutating func replace(_ range: Range<Int>, with text: String, kind: TextEdit.Kind) {
    guard !range.isEmpty || !text.isEmpty else { return }
    // Deleting a selection is an undo step of its own.
    let kind = kind == .deleting && !selection.isEmpty ? .other : kind
    var edit = TextEdit(
      kind: kind, position: range.lowerBound, removed: self.text(in: range), inserted: text,
      before: selection, after: selection)
    substitute(range, with: text)
    // The inserted text may have merged with its neighbour into one `Character`, as an accent does.
    selection = TextSelection(caret: string.boundary(notBefore: edit.end))
    edit.after = selection
    history.add(edit)
  }

  private mutating func substitute(_ range: Range<Int>, with text: String) {
    edits += 1
    string.replaceSubrange(
      string.index(at: range.lowerBound)..<string.index(at: range.upperBound), with: text)
  }

  // MARK: Undo

  /// Whether there is a step to undo.
  package var canUndo: Bool { !history.done.isEmpty }
  /// Whether a step was undone and no edit followed.
  package var canRedo: Bool { !history.undone.isEmpty }

  /// Undoes the last step and restores the selection before it; does nothing if there is none.
  package mutating func undo() {
    guard let edit = history.takeBack() else { return }
    substitute(edit.position..<edit.end, with: edit.removed)
    selection = edit.before
  }

  /// Redoes the step that was undone last; does nothing if there is none.
  package mutating func redo() {
    guard let edit = history.takeAgain() else { return }
    substitute(edit.position..<edit.position + edit.removed.utf8.count, with: edit.inserted)
    selection = edit.after
  }
}
