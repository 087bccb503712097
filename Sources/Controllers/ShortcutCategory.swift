import Foundation
import Hosting
import SceneGraph

/// A heading of the list of shortcuts with what stands under it.
@MainActor
struct ShortcutCategory: Equatable {
  struct Row: Equatable {
    var title: String
    /// As printed on the keys, in the order in which they are named.
    var caps: [String]
    var isOn = false
  }

  var title: String
  var rows: [Row]
}

extension Window {
  /// What can be done by keys now, by category: the system's menus in the order of a menu bar,
  /// those of the screen between View and Window (HIG, Keyboards).
  ///
  /// Of several commands for one key only the one that would act is listed.
  var shortcutCategories: [ShortcutCategory] {
    var taken: Set<Shortcut> = []
    var found: [(identifier: Menu.Identifier, category: ShortcutCategory)] = []
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
        found.append((identifier, ShortcutCategory(title: title, rows: [row])))
      }
    }
    let order = found.enumerated().sorted {
      ($0.element.identifier.rank, $0.offset) < ($1.element.identifier.rank, $1.offset)
    }
    return order.map(\.element.category)
  }
}

extension Menu.Identifier {
  /// Its place in a menu bar.
  fileprivate var rank: Int {
    switch self {
    case .application: 0
    case .file: 1
    case .edit: 2
    case .format: 3
    case .view: 4
    case .window: 6
    case .help: 7
    default: 5
    }
  }
}

extension Responder {
  /// The title of the nearest controller that has one.
  fileprivate var screenTitle: String? {
    var responder: Responder? = self
    while let here = responder {
      if let title = (here as? ViewController)?.title { return title }
      responder = here.next
    }
    return nil
  }
}
