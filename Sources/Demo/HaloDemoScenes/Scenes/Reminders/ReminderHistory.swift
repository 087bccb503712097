/// The undo and redo history of the reminders.
struct ReminderHistory {
  /// The reminders at one moment, the list that was shown, and the one that has the focus then.
  struct Moment {
    var store: ReminderStore
    var list: Int
    /// The reminder that has the focus; nil: none.
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

  /// - Returns: what is to be shown again; nil where there is nothing to undo.
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
