import FocusEngine
import Foundation
import HaloControls
import HaloHosting
import HaloSceneGraph

/// The hints for keys.
extension RemindersScene {
  var presentTopics: [HintTopic] {
    [.tab, .arrows, .activation, .commands, .shortcuts("Hold for shortcuts")]
  }

  func presentWords(for effect: KeyEffect, of key: Key) -> String? {
    switch effect {
    case .movement(.down, _) where sidebar.isSearching && sidebar.field.isFirstResponder:
      isAmongResults ? nil : "Into the results"
    case .press(.select, let row as ReminderRow): row.reminder.isDone ? "Not done" : "Done"
    case .press(.menu, let responder) where responder === self: "Clear the search"
    case .input(is ReminderNameField) where key.keyCode == .escape: "Discard"
    case .command(let command, _): words(for: command)
    default: nil
    }
  }

  private func words(for command: KeyCommand) -> String? {
    if command === groupCommand {
      return sidebar.hasParentGroup ? "No parent group" : "Parent group"
    }
    return command.action == "removeReminder" ? "Delete" : nil
  }

  /// The order of Tab in words, as the engine determines it.
  var tabOrder: String {
    guard let window = view.window, let system = window.focusSystem else { return "" }
    if presentedViewController != nil { return "Tab: nowhere until the alert is answered" }
    switch system.model.tabOrder {
    case .focusGroups: break
    case .groupMembers, .items, .chains: return "Tab: every item, as they are read"
    case .tabIndex: return "Tab: every item, in the order of the document"
    }
    let names = [
      RemindersSidebar.searchGroup: "Search",
      RemindersSidebar.listsGroup: sidebar.isSearching ? "Search and results" : "Lists",
      RemindersPage.group: "Reminders", RemindersBar.group: "Bar",
    ]
    func stops(_ groups: [FocusGroupTree.Group]) -> [String] {
      groups.flatMap { group in
        group.parts.flatMap { part -> [String] in
          switch part {
          // These groups have no name above: the clear button, and the field of a new reminder.
          case .members: [names[group.identifier] ?? (naming == nil ? "Clear" : "Name")]
          case .group(let inside): stops([inside])
          }
        }
      }
    }
    let order = stops(FocusDebugger.focusGroups(for: system).groups)
    return "Tab: " + order.joined(separator: " → ")
  }
}
