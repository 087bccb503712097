/// The menus that are built together: UIKit's `UIMenuSystem`.
@MainActor
public final class MenuSystem {
  /// The menus of the menu bar and of the list of shortcuts.
  public static let main = MenuSystem()
  /// The context menus, for which `Responder.buildMenu(with:)` is not called.
  public static let context = MenuSystem()

  private init() {}

  /// Has no effect: menus are built anew each time that they are used.
  public func setNeedsRebuild() {}
  /// Has no effect: commands are validated each time that they are shown or used.
  public func setNeedsRevalidate() {}
}

/// The main menu while responders build it.
@MainActor
package final class MainMenuBuilder: MenuBuilder {
  package let system = MenuSystem.main
  package var root: Menu

  /// Creates a builder whose menus are the standard ones in the order of a menu bar, with `menus` in
  /// their places: a menu that is not standard stands before that of windows.
  package init(_ menus: [Menu]) {
    root = Menu(identifier: .root, children: Menu.inOrder(menus + Menu.standardTitles))
  }
}

extension Menu {
  /// Returns menus in the order of a menu bar; those with the same identifier become one.
  ///
  /// Menus that are not standard stand in their own order before that of windows.
  package static func inOrder(_ menus: [Menu]) -> [Menu] {
    var found: [Menu] = []
    for menu in menus {
      if let index = found.firstIndex(where: { $0.identifier == menu.identifier }) {
        found[index].join(menu)
      } else {
        found.append(menu)
      }
    }
    let order = found.enumerated().sorted {
      ($0.element.identifier.position, $0.offset) < ($1.element.identifier.position, $1.offset)
    }
    return order.map(\.element)
  }

  /// Adds the children of a menu that is farther away in the responder chain, as a group of its own.
  private mutating func join(_ other: Menu) {
    guard !other.children.isEmpty else { return }
    guard !children.isEmpty else {
      children = other.children
      return
    }
    func group(_ name: String, _ children: [any MenuElement]) -> Menu {
      Menu(
        identifier: Identifier("\(identifier.rawValue).\(name)"), options: .displayInline,
        children: children)
    }
    children = [group("nearer", children), group("farther", other.children)]
  }
}

extension Menu.Identifier {
  /// The position in a menu bar; menus that are not standard share one.
  package var position: Int {
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
