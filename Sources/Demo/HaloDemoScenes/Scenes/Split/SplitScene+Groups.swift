import FocusEngine
import FocusGeometry
import HaloControllers
import HaloSceneGraph

/// The names of the focus groups, and the parent groups.
extension SplitScene {
  /// The group of all columns, while they have none of their own.
  static let commonGroup = "window"

  private var columns: [(controller: NavigationController, name: String)] {
    [(notebooks, "Sidebar"), (entries, "List"), (entry, "Detail")].compactMap { screen, name in
      screen.navigationController.map { ($0, name) }
    }
  }

  /// Whether every column has its parent group, as a navigation controller brings it.
  var hasColumnGroups: Bool {
    columns.allSatisfy { $0.controller.focusGroupIdentifier != Self.commonGroup }
  }

  func toggleColumnGroups() {
    let common = hasColumnGroups ? Self.commonGroup : nil
    for column in columns { column.controller.focusGroupIdentifier = common }
    view.setNeedsLayout()
  }

  /// The focus groups as the engine finds them.
  var groupTree: GroupTree {
    guard let system = view.window?.focusSystem else { return GroupTree() }
    let groups = FocusDebugger.focusGroups(for: system).groups
    return GroupTree(
      parts: groups.flatMap(parts), isNumbered: system.model.tabOrder == .focusGroups,
      sentence: sentence(under: system.model))
  }

  private func sentence(under model: FocusModel) -> String {
    if presentedViewController != nil { return "Tab and arrows stay in what is open." }
    guard model.tabOrder == .focusGroups else {
      return model.tabOrder == .tabIndex
        ? "Under this model Tab goes to every item, in the order of the document."
        : "Under this model Tab goes to every item, and arrows leave the groups."
    }
    return hasColumnGroups
      ? "Each column brings one, and Tab goes through it to its end. Arrows stay in one box."
      : "Without one for each column, Tab goes as the window is read, across the columns."
  }

  private func name(_ identifier: String) -> String? {
    if identifier == Self.commonGroup { return "One group for all columns" }
    if identifier == EntryScreen.group { return "Entry" }
    if let column = columns.first(where: { $0.controller.focusGroupIdentifier == identifier }) {
      return "\(column.name) column"
    }
    let known: [(View, String)] = [
      (entries.list, entries.isSearching ? "Search" : "Entries"), (entries.field, "Search"),
      (notebooks.list, "Notebooks"), (entry.pictures, "Pictures"),
      (entry.related, "See also"),
    ]
    return known.first { $0.0.focusGroupIdentifier == identifier }?.1
  }

  /// Returns the parts that show a group: the group itself, or its stop if no group is inside.
  private func parts(of group: FocusGroupTree.Group) -> [GroupTree.Part] {
    let name = name(group.identifier)
    let inside = group.parts.flatMap { part -> [GroupTree.Part] in
      switch part {
      case .members(let members):
        let own = group.groups.isEmpty ? name ?? fallback(group) : ownItems(of: group)
        return [.stop(.init(name: own, isFocused: members.contains(where: \.isFocused)))]
      case .group(let inner): return parts(of: inner)
      }
    }
    guard !group.groups.isEmpty else { return inside }
    return [.group(.init(name: name ?? fallback(group), parts: inside))]
  }

  private func ownItems(of group: FocusGroupTree.Group) -> String {
    group.identifier == EntryScreen.group ? "Own items" : "Bar"
  }

  /// The name of a group that is not one of the scene's: of a popover, of a sheet, or of the button
  /// that clears the search.
  private func fallback(_ group: FocusGroupTree.Group) -> String {
    if presentedViewController == nil { return group.groups.isEmpty ? "Clear" : "Window" }
    if group.groups.isEmpty {
      return group.members.contains { $0.label == "Cancel" } ? "Bar" : "Choices"
    }
    return presentedViewController?.modalPresentationStyle == .popover ? "Popover" : "Sheet"
  }
}
