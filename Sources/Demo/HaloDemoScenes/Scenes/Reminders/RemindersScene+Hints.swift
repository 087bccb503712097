import FocusEngine
import Foundation
import HaloControllers
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
    return switch command.action {
    case "removeReminder": "Delete"
    case "moveReminder": "Move to a list"
    default: nil
    }
  }

  /// The order of Tab in words, as the engine determines it.
  ///
  /// - Parameter stops: the focus groups at which Tab stops, if it does.
  /// - Returns: The order.
  func tabOrder(_ stops: [FocusGroupsPicture.Stop]) -> String {
    guard let window = view.window, let system = window.focusSystem else { return "" }
    if presentedViewController != nil {
      return presentedViewController is AlertController
        ? "Tab: nowhere until the alert is answered" : "Tab: nowhere until the sheet is closed"
    }
    return switch system.model.tabOrder {
    case .focusGroups: "Tab: " + stops.map(\.name).joined(separator: " → ")
    case .groupMembers, .items, .chains: "Tab: every item, as they are read"
    case .tabIndex: "Tab: every item, in the order of the document"
    }
  }

  /// The focus groups at which Tab stops, in its order; none if it goes to every item.
  var tabStops: [FocusGroupsPicture.Stop] {
    guard let system = view.window?.focusSystem, system.model.tabOrder == .focusGroups,
      presentedViewController == nil
    else { return [] }
    let names = [
      RemindersSidebar.searchGroup: "Search",
      RemindersSidebar.listsGroup: sidebar.isSearching ? "Search and results" : "Lists",
      RemindersPage.group: "Reminders", RemindersBar.group: "Bar",
    ]
    func stops(_ groups: [FocusGroupTree.Group], inParent: Bool) -> [FocusGroupsPicture.Stop] {
      groups.flatMap { group in
        let isInParent = inParent || group.identifier == RemindersSidebar.parentGroup
        return group.parts.flatMap { part -> [FocusGroupsPicture.Stop] in
          switch part {
          // These groups have no name above: the clear button, and the field of a new reminder.
          case .members(let members):
            [
              FocusGroupsPicture.Stop(
                name: names[group.identifier] ?? (naming == nil ? "Clear" : "Name"),
                isInParent: isInParent, isFocused: members.contains(where: \.isFocused))
            ]
          case .group(let inside): stops([inside], inParent: isInParent)
          }
        }
      }
    }
    return stops(FocusDebugger.focusGroups(for: system).groups, inParent: false)
  }
}
