import Controls
import FocusEngine
import Foundation
import SceneGraph

/// What keys do here, in words that are true under the present focus model.
extension RemindersScene {
  private var hasGroups: Bool { model?.tabOrder == .focusGroups }
  private var model: FocusModel? { view.window?.focusSystem?.model }

  var presentHints: [Hint] {
    let focused = view.window?.focusSystem?.focusedItem
    if naming != nil, focused is ReminderNameField {
      return [
        Hint("A–Z", text: "Name it"), Hint("Return", text: "Done"),
        Hint("Esc", text: "Take it away"),
      ]
    }
    if focused === sidebar.field { return fieldHints }
    let tab = Hint("Tab", text: hasGroups ? "Next group" : "Next item")
    let group = Hint("P", text: sidebar.hasParentGroup ? "No parent group" : "Parent group")
    let command = view.window?.modifierScheme == .mac ? "Super" : "Ctrl"
    let last =
      sidebar.isSearching
      ? Hint("Esc", text: "Clear the search") : Hint(command, text: "Hold for shortcuts")
    let act = focused.map { Hint(activationKey, text: action(of: $0)) }
    return [tab] + (act.map { [$0] } ?? []) + (hasGroups ? [group] : []) + [last]
  }

  private var activationKey: String {
    model?.activationKeys.contains(.return) == false ? "Space" : "Return"
  }

  private func action(of item: any FocusItem) -> String {
    if let row = item as? ReminderRow { return row.reminder.isDone ? "Not done" : "Done" }
    return item is CollectionViewListCell ? "Open" : "Press"
  }

  private var fieldHints: [Hint] {
    guard sidebar.field.isEditing else {
      return [Hint(activationKey, text: "Type"), Hint("Tab", text: "Next item")]
    }
    guard sidebar.isSearching else {
      return [Hint("A–Z", text: "Search"), Hint("Tab", text: hasGroups ? "Lists" : "Next item")]
    }
    let down = model?.arrowScope == .nowhere ? "Tab" : "↓"
    return [Hint(down, text: "Into the results"), Hint("Esc", text: "Clear")]
  }

  /// What Tab goes through: the groups in the order that the engine finds, where it goes by groups.
  var tabOrder: String {
    guard let system = view.window?.focusSystem else { return "" }
    switch system.model.tabOrder {
    case .focusGroups: break
    case .items, .chains: return "Tab: every item, as they are read"
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
          // Groups without a name here: the clear button, and the field of a new reminder.
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
