import HaloDisplayList
import HaloSceneGraph

/// A row of a menu on the screen.
@MainActor
struct MenuRow {
  let element: any MenuElement
  let title: String
  var symbol: Symbol?
  var image: Image?
  var state = KeyCommand.State.off
  /// Whether the element can be chosen now.
  var isEnabled = true

  var isMenu: Bool { element is Menu }
  /// The command with the key that the row shows; nil for none.
  var command: KeyCommand? { element as? KeyCommand }

  /// Creates a row; nil for a hidden element and for one without a title.
  ///
  /// - Parameters:
  ///   - element: the command, action or menu.
  ///   - target: returns the responder that would perform a command, which validates it; nil for none.
  init?(_ element: any MenuElement, target: (KeyCommand) -> Responder?) {
    self.element = element
    var attributes: KeyCommand.Attributes = []
    switch element {
    case let command as KeyCommand:
      isEnabled = target(command) != nil
      (symbol, attributes, state) = (command.image, command.attributes, command.state)
    case let action as Action:
      (symbol, attributes, state) = (action.symbol, action.attributes, action.state)
      image = symbol == nil ? action.image : nil
    case let menu as Menu: symbol = menu.image
    default: return nil
    }
    // Validation may have changed the title.
    title = element.title.isEmpty ? (element as? KeyCommand)?.name ?? "" : element.title
    guard !attributes.contains(.hidden), !title.isEmpty else { return nil }
    if attributes.contains(.disabled) { isEnabled = false }
  }
}
