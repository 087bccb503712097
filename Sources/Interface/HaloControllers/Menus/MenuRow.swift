import HaloDisplayList
import HaloSceneGraph

/// A row of a menu on the screen.
@MainActor
struct MenuRow {
  let element: any MenuElement
  var symbol: Symbol?
  var image: Image?
  var attributes: KeyCommand.Attributes = []
  var state = KeyCommand.State.off

  var title: String { element.title }
  var isMenu: Bool { element is Menu }
  var isEnabled: Bool { !attributes.contains(.disabled) }

  private init(_ element: any MenuElement) {
    self.element = element
    switch element {
    case let command as KeyCommand:
      (symbol, attributes, state) = (command.image, command.attributes, command.state)
    case let action as Action:
      (symbol, attributes, state) = (action.symbol, action.attributes, action.state)
      image = symbol == nil ? action.image : nil
    case let menu as Menu: symbol = menu.image
    default: break
    }
  }

  /// Returns the rows of a menu, including those of inline submenus and without hidden elements.
  static func rows(of menu: Menu) -> [MenuRow] {
    menu.children.flatMap { child in
      if let inner = child as? Menu, inner.options.contains(.displayInline) {
        return rows(of: inner)
      }
      let row = MenuRow(child)
      return row.attributes.contains(.hidden) ? [] : [row]
    }
  }
}
