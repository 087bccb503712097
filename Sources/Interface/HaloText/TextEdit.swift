/// A step that can be undone: the text removed at a position, and the text inserted in its place.
struct TextEdit: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case typing, deleting
    /// An edit that is never merged with its neighbours.
    case other
  }

  var kind: Kind
  /// The position in UTF-8 bytes from the beginning of the text.
  var position: Int
  var removed: String
  var inserted: String
  var before: TextSelection
  var after: TextSelection

  var end: Int { position + inserted.utf8.count }
  /// The number of UTF-8 bytes of the texts that the edit stores.
  var bytes: Int { removed.utf8.count + inserted.utf8.count }

  /// Returns this edit merged with `next`; nil if they remain two steps.
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

/// The undo and redo steps of a text; replaces `UndoManager`, which Foundation on Linux lacks.
struct TextHistory: Hashable, Sendable {
  /// The largest number of steps.
  static let capacity = 500
  /// The largest number of bytes of text in the steps to undo; the last step is kept whatever its
  /// size.
  static let largest = 32 << 20

  private(set) var done: [TextEdit] = []
  private(set) var undone: [TextEdit] = []
  /// The number of bytes that `done` stores.
  private var bytes = 0
  /// Whether the next edit may be merged with the last step.
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

  /// Makes the next edit a step of its own.
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
