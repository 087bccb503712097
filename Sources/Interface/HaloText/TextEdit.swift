/// One step that can be undone: what was taken out of a text, and what came in its place.
struct TextEdit: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case typing, deleting
    /// Never merged with its neighbours.
    case other
  }

  var kind: Kind
  /// UTF-8 bytes from the beginning.
  var position: Int
  var removed: String
  var inserted: String
  var before: TextSelection
  var after: TextSelection

  var end: Int { position + inserted.utf8.count }
  /// Of the texts that it keeps.
  var bytes: Int { removed.utf8.count + inserted.utf8.count }

  /// This edit and `next` merged; nil when they stay two steps.
  ///
  /// Consecutive typing is merged, and so are consecutive deletions in one direction.
  func joined(with next: TextEdit) -> TextEdit? {
    guard next.kind == kind else { return nil }
    var joined = self
    joined.after = next.after
    switch kind {
    case .typing:
      guard next.removed.isEmpty, next.position == end else { return nil }
      joined.inserted += next.inserted
    case .deleting:
      guard inserted.isEmpty, next.inserted.isEmpty else { return nil }
      if next.position == position {
        joined.removed += next.removed
      } else if next.position + next.removed.utf8.count == position {
        joined.removed = next.removed + removed
        joined.position = next.position
      } else {
        return nil
      }
    case .other: return nil
    }
    return joined
  }
}

/// The undo and redo steps of a text, in place of `UndoManager`, which Foundation on Linux lacks.
struct TextHistory: Hashable, Sendable {
  /// The most steps that are kept.
  static let capacity = 500
  /// The most bytes of text that steps keep; the last one is kept whatever it has.
  static let largest = 32 << 20

  private(set) var done: [TextEdit] = []
  private(set) var undone: [TextEdit] = []
  /// Of `done`.
  private var bytes = 0
  /// Whether the next edit may be part of the last step.
  private var isOpen = false

  mutating func add(_ edit: TextEdit) {
    undone = []
    if isOpen, let joined = done.last?.joined(with: edit) {
      done[done.count - 1] = joined
    } else {
      done.append(edit)
    }
    bytes += edit.bytes
    while done.count > Self.capacity || bytes > Self.largest, done.count > 1 {
      bytes -= done.removeFirst().bytes
    }
    isOpen = true
  }

  /// Makes the next edit a new step.
  mutating func close() { isOpen = false }

  mutating func takeBack() -> TextEdit? {
    isOpen = false
    guard let edit = done.popLast() else { return nil }
    bytes -= edit.bytes
    undone.append(edit)
    return edit
  }

  mutating func takeAgain() -> TextEdit? {
    isOpen = false
    guard let edit = undone.popLast() else { return nil }
    bytes += edit.bytes
    done.append(edit)
    return edit
  }
}
