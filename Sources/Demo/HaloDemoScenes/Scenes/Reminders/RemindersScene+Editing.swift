import FocusEngine
import Foundation
import HaloControls
import HaloSceneGraph

/// Changes of the reminders by the user, all undoable.
extension RemindersScene {
  /// Makes an undoable change; `before` and `after` are the ids of the reminders focused before and
  /// after it.
  private func change(focusing before: String?, then after: String?, _ body: () -> Void) {
    let old = ReminderHistory.Moment(store: store, list: shownList, focus: before)
    let isAmongResults = isAmongResults
    body()
    history.record(from: old, to: .init(store: store, list: shownList, focus: after))
    reload()
    if let after { focus(on: after, amongResults: isAmongResults) }
  }

  func toggle(_ id: String) {
    change(focusing: id, then: id) { store.toggle(id) }
  }

  /// Removes the focused reminder; focus moves to the one that takes its place, or else to the
  /// last.
  func removeReminder() {
    guard let reminder = focusedReminder else { return }
    let next = neighbour(of: reminder.id)
    change(focusing: reminder.id, then: next) { store.remove(reminder.id) }
    if next == nil { leaveEmptyList() }
  }

  /// Returns the id of the reminder that gets the focus when another one goes: the one after it, or
  /// else the last; nil if there is none.
  private func neighbour(of id: String) -> String? {
    let ids = (isAmongResults ? resultRows : page.rows).map(\.reminder.id)
    let place = ids.firstIndex(of: id) ?? 0
    let rest = ids.filter { $0 != id }
    return rest.isEmpty ? nil : rest[min(place, rest.count - 1)]
  }

  /// Opens a sheet with the lists, at the one with the focused reminder, which moves to the list
  /// that is chosen.
  func chooseList() {
    guard let reminder = focusedReminder, let list = store.index(ofListWith: reminder.id) else {
      return
    }
    let screen = ChoiceScreen(
      "Move to a list", id: "targets",
      store.lists.map {
        ChoiceScreen.Choice(id: "to-\($0.id)", title: $0.title, symbol: $0.symbol)
      },
      present: list, verb: "Move here"
    ) { [weak self] in self?.move(reminder.id, to: $0) }
    present(screen.inSheet(), animated: true)
  }

  /// Moves a reminder; focus stays with a search result, and otherwise moves as after removing.
  private func move(_ id: String, to list: Int) {
    guard store.index(ofListWith: id) != list else { return }
    let isResult = resultRows.contains { $0.reminder.id == id }
    let next = isResult && sidebar.isSearching ? id : neighbour(of: id)
    change(focusing: id, then: next) { store.move(id, to: list) }
    if next == nil { leaveEmptyList() }
  }

  func undo() { history.undo().map(show) }
  func redo() { history.redo().map(show) }

  private func show(_ moment: ReminderHistory.Moment) {
    let isAmongResults = isAmongResults
    store = moment.store
    if moment.list != shownList {
      showList(moment.list)
      if !sidebar.isSearching { sidebar.select(moment.list) }
    }
    reload()
    if let id = moment.focus {
      focus(on: id, amongResults: isAmongResults)
    } else if page.rows.isEmpty {
      leaveEmptyList()
    } else {
      view.window?.focusSystem?.requestFocusUpdate(to: page.list)
    }
  }

  private func leaveEmptyList() {
    view.window?.focusSystem?.requestFocusUpdate(
      to: sidebar.list.cells.isEmpty ? sidebar.field : sidebar.list)
  }

  /// Whether a text field is being edited, which has its own undo.
  var isEditingText: Bool {
    (view.window?.focusSystem?.focusedItem as? TextField)?.isEditing == true
  }

  // MARK: New reminder

  /// Adds a reminder with a field for its name.
  ///
  /// If the user cancels, the reminder is removed and focus returns to its former place.
  func addReminder() {
    // The reminder that was being named keeps its row.
    let named = naming?.row
    naming?.field.resignFirstResponder()
    let before = ReminderHistory.Moment(
      store: store, list: shownList, focus: (named?.reminder ?? focusedReminder)?.id)
    let new = store.add(to: shownList)
    let origin = named ?? view.window?.focusSystem?.focusedItem as? View
    reload()
    guard let row = page.rows.first(where: { $0.reminder.id == new.id }) else { return }
    let field = row.showNameField()
    naming = ReminderNaming(row: row, field: field, before: before, origin: origin)
    field.ended = { [weak self] in self?.endNaming($0) }
    type(into: field)
  }

  private func endNaming(_ end: ReminderNameField.End) {
    guard let naming else { return }
    self.naming = nil
    let id = naming.row.reminder.id
    if end == .cancelled {
      store = naming.before.store
      moveFocus(to: naming.origin?.window == nil ? sidebar : naming.origin)
      naming.row.removeNameField()
      reload()
    } else {
      let name = naming.field.text.trimmingCharacters(in: .whitespaces)
      if !name.isEmpty { store.rename(id, name) }
      history.record(
        from: naming.before, to: .init(store: store, list: naming.before.list, focus: id))
      if let named = store.reminder(id) {
        for row in [naming.row] + resultRows where row.reminder.id == id { row.reminder = named }
      }
      if end == .returned { moveFocus(to: naming.row) }
      naming.row.removeNameField()
      // Otherwise the focus is already moving elsewhere, perhaps to the results.
      if end == .returned, sidebar.isSearching {
        sidebar.showResults(store.matches(sidebar.field.text))
      }
    }
    page.inspector.show(focusedReminder)
  }

  /// Begins editing a field and shows the focus on it, even if the focus was hidden.
  func type(into field: TextField) {
    // Scroll views must have their new sizes before the field is scrolled into view.
    view.layoutIfNeeded()
    page.list.layoutIfNeeded()
    field.becomeFirstResponder()
    moveFocus(to: field)
  }

  /// Moves the focus immediately, so that the focused view can be removed, and makes the focus
  /// visible.
  private func moveFocus(to view: View?) {
    if let view { self.view.window?.focusSystem?.moveFocus(to: view, heading: []) }
  }
}

/// A reminder that is being named.
@MainActor
struct ReminderNaming {
  var row: ReminderRow
  var field: ReminderNameField
  /// The moment before the reminder was added.
  var before: ReminderHistory.Moment
  /// The view that had the focus at that moment.
  weak var origin: View?
}
