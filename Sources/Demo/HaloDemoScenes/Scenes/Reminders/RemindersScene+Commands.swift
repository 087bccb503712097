import FocusEngine
import Foundation
import HaloControllers
import HaloControls
import HaloHosting
import HaloSceneGraph

/// The standard shortcuts of an app with lists (HIG, Keyboards).
extension RemindersScene {
  private static let file: [Selector] = ["new", "showInfo"]
  private static let edit: [Selector] = [
    .find, "focusSearchField", "findNext", "findPrevious", "useSelectionForFind",
    .jumpToSelection, "moveReminder", "removeReminder",
  ]

  func makeCommands() -> [KeyCommand] {
    func command(
      _ title: String, _ action: Selector, _ input: String, _ flags: KeyModifierFlags
    ) -> KeyCommand {
      KeyCommand(title: title, action: action, input: input, modifierFlags: flags)
    }
    return [
      command("New Reminder", "new", "n", .command),
      command("Show Information", "showInfo", "i", .command),
      command("Find", "find", "f", .command),
      command("Go to the Search Field", "focusSearchField", "f", [.alternate, .command]),
      command("Find Next", "findNext", "g", .command),
      command("Find Previous", "findPrevious", "g", [.shift, .command]),
      command("Use for Find", "useSelectionForFind", "e", .command),
      command("Scroll to the Selection", "jumpToSelection", "j", .command),
      command("Move to a List…", "moveReminder", "l", [.shift, .command]),
      command("Delete Reminder", "removeReminder", KeyCommand.inputDelete, .command),
      command("Inspector", "showInspector", "i", [.alternate, .command]),
      command("Toolbar", "toggleToolbar", "t", [.alternate, .command]),
    ]
  }

  var commandMenus: [Menu] {
    [
      Menu(
        title: "File", identifier: .file,
        children: commands.filter { Self.file.contains($0.action) }),
      Menu(
        title: "Edit", identifier: .edit,
        children: commands.filter { Self.edit.contains($0.action) }),
      Menu(
        title: "View", identifier: .view,
        children: commands.filter {
          !Self.file.contains($0.action) && !Self.edit.contains($0.action)
        }),
    ]
  }

  var commandResponses: [Selector: @MainActor (Any?) -> Void] {
    [
      .new: { [weak self] _ in self?.addReminder() },
      .showInfo: { [weak self] _ in self?.showInformation() },
      .find: { [weak self] _ in self?.typeIntoSearch() },
      .focusSearchField: { [weak self] _ in self?.typeIntoSearch() },
      .findNext: { [weak self] _ in self?.find(1) },
      .findPrevious: { [weak self] _ in self?.find(-1) },
      .useSelectionForFind: { [weak self] _ in self?.useForFind() },
      .jumpToSelection: { [weak self] _ in
        self?.view.window?.focusSystem?.scrollFocusedItemIntoView()
      },
      "moveReminder": { [weak self] _ in self?.chooseList() },
      "removeReminder": { [weak self] _ in self?.removeReminder() },
      .undo: { [weak self] _ in self?.undo() },
      .redo: { [weak self] _ in self?.redo() },
      .showInspector: { [weak self] _ in self?.page.isInspectorShown.toggle() },
      "toggleParentGroup": { [weak self] _ in
        self?.sidebar.hasParentGroup.toggle()
        self?.view.setNeedsLayout()
      },
      .toggleToolbar: { [weak self] _ in self?.page.isBarShown.toggle() },
    ]
  }

  func canPerform(_ action: Selector) -> Bool {
    switch action {
    case "showInfo", "moveReminder", "removeReminder": focusedReminder != nil
    case "useSelectionForFind": wordsToFind != nil
    case .undo: history.canUndo && !isEditingText
    case .redo: history.canRedo && !isEditingText
    // Results form one group with the search field, other focus models do not tab by groups, and
    // without reminders the order is the same.
    case "toggleParentGroup":
      !sidebar.isSearching && !page.list.cells.isEmpty
        && view.window?.focusSystem?.model.tabOrder == .focusGroups
    case "jumpToSelection": view.window?.focusSystem?.focusedItem != nil
    case "findNext", "findPrevious": !findText.isEmpty
    default: commandResponses[action] != nil
    }
  }

  /// Returns the state of a command that toggles, for the list of shortcuts; nil for other
  /// commands.
  func state(of action: Selector) -> KeyCommand.State? {
    switch action {
    case "showInspector": page.isInspectorShown ? .on : .off
    case "toggleToolbar": page.isBarShown ? .on : .off
    default: nil
    }
  }

  /// Whether the focus is on a search result; false once the results have been replaced.
  var isAmongResults: Bool {
    (view.window?.focusSystem?.focusedItem as? ReminderRow)?.collectionView === sidebar.list
  }

  /// The rows of the search results; empty without a search.
  var resultRows: [ReminderRow] { sidebar.list.cells.compactMap { $0 as? ReminderRow } }

  /// Moves the focus to a reminder.
  ///
  /// - Parameters:
  ///   - id: the id of a shown reminder.
  ///   - amongResults: whether to prefer its row among the search results.
  func focus(on id: String, amongResults: Bool) {
    let rows = (amongResults ? resultRows : []) + page.rows
    guard let row = rows.first(where: { $0.reminder.id == id }) else { return }
    view.window?.focusSystem?.requestFocusUpdate(to: row)
  }

  private func showInformation() {
    guard let reminder = focusedReminder, let list = store.index(ofListWith: reminder.id) else {
      return
    }
    let due = reminder.due.isEmpty ? "No date" : reminder.due
    let alert = AlertController(
      title: reminder.title,
      message: "\(due). In \(store.lists[list].title).\(reminder.isDone ? " Done." : "")")
    alert.addAction(AlertAction(title: "OK", style: .cancel))
    present(alert, animated: true)
  }

  /// The words for “Use Selection for Find”; nil for none.
  ///
  /// They are the selected text of a field, otherwise the longest word of the focused reminder.
  private var wordsToFind: String? {
    if let field = view.window?.focusSystem?.focusedItem as? TextField {
      let text = field.content.selectedText.trimmingCharacters(in: .whitespaces)
      return text.isEmpty || field.isSecureTextEntry || !field.isEditing ? nil : text
    }
    let words = focusedReminder?.title.split(separator: " ") ?? []
    return words.max { $0.count < $1.count }.map(String.init)
  }

  private func useForFind() {
    guard let words = wordsToFind else { return }
    findText = words
    shell?.showToast("Find: \(findText)")
  }

  private func typeIntoSearch() { type(into: sidebar.field) }

  /// Moves to the next reminder, in any list, that contains the searched text.
  private func find(_ step: Int) {
    let found = store.matches(findText)
    guard !found.isEmpty else { return }
    let place = focusedReminder.flatMap { focused in
      found.firstIndex { $0.id == focused.id }
    }
    let next = place.map { ($0 + step + found.count) % found.count } ?? (step > 0 ? 0 : -1)
    let reminder = next < 0 ? found[found.count - 1] : found[next]
    guard let list = store.index(ofListWith: reminder.id) else { return }
    let isAmongResults = isAmongResults
    if list != shownList {
      showList(list)
      if !sidebar.isSearching { sidebar.select(list) }
    }
    focus(on: reminder.id, amongResults: isAmongResults)
  }
}
