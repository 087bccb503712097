/// The undo and redo history of the reminders.
struct ReminderHistory {
  /// The reminders at one moment, with the shown list and the focused reminder.
  struct Moment {
    var store: ReminderStore
    var list: Int
    /// The id of the focused reminder; nil for none.
    var focus: String?
  }

  private var undoable: [(before: Moment, after: Moment)] = []
  private var redoable: [(before: Moment, after: Moment)] = []

  var canUndo: Bool { !undoable.isEmpty }
  var canRedo: Bool { !redoable.isEmpty }

  mutating func record(from before: Moment, to after: Moment) {
    undoable.append((before, after))
    redoable = []
  }

  /// Undoes the last change.
  ///
  /// - Returns: The moment to show again; nil if there is nothing to undo.
  mutating func undo() -> Moment? {
    guard let step = undoable.popLast() else { return nil }
    redoable.append(step)
    return step.before
  }

  mutating func redo() -> Moment? {
    guard let step = redoable.popLast() else { return nil }
    undoable.append(step)
    return step.after
  }
}
