import Foundation
import HaloHosting
import HaloSceneGraph

/// A category of the list of shortcuts, with its rows.
@MainActor
struct ShortcutCategory: Equatable {
  struct Row: Equatable {
    var title: String
    /// The key labels, in the order in which the keys are named.
    var caps: [String]
    var isOn = false
  }

  var title: String
  var rows: [Row]
}

extension Window {
  /// The commands that have a shortcut now, by category: those of the screen first, then menus in
  /// the order of a menu bar, the program's own last.
  ///
  /// If several commands have the same shortcut, only the one that would act is included.
  var shortcutCategories: [ShortcutCategory] {
    var taken: Set<Shortcut> = []
    var found: [(identifier: Menu.Identifier, rank: Int, category: ShortcutCategory)] = []
    for entry in commandsInReach {
      let command = entry.command
      let input = command.input(in: layoutDirection)
      let shortcut = Shortcut(input, command.modifierFlags).named
      guard !command.attributes.contains(.hidden), KeyCode(input: command.input) != nil,
        !taken.contains(shortcut), target(of: command) != nil, !command.name.isEmpty
      else { continue }
      taken.insert(shortcut)
      let row = ShortcutCategory.Row(
        title: command.name, caps: shortcut.caps(scheme: modifierScheme),
        isOn: command.state == .on)
      let title = entry.menu?.title ?? entry.owner.screenTitle ?? self.title
      let identifier = entry.menu?.identifier ?? Menu.Identifier(title)
      if let index = found.firstIndex(where: { $0.identifier == identifier }) {
        found[index].category.rows.append(row)
      } else {
        let rank = entry.menu == nil ? 0 : identifier.rank
        found.append((identifier, rank, ShortcutCategory(title: title, rows: [row])))
      }
    }
    let order = found.enumerated().sorted {
      ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
    }
    return order.map(\.element.category)
  }
}

extension Menu.Identifier {
  /// The position of the menu's category; those of the screen itself have 0.
  fileprivate var rank: Int {
    // The program's own menu is the last category, although it is the first one in a menu bar.
    self == .application ? .max : position
  }
}
