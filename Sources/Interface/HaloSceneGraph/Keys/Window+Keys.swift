import FocusEngine
import FocusGeometry
import Foundation
import HaloHosting

extension Window {
  /// Which keys stand for Command, Option and Control.
  public var modifierScheme: ModifierScheme {
    get { keys.modifierScheme }
    set {
      keys.modifierScheme = newValue
      keyEffectsMayHaveChanged()
      setNeedsFrame()
    }
  }
  /// The modifiers that are down, as far as the window was told.
  public var heldModifiers: KeyModifierFlags { keys.heldModifiers }
  /// The key that is being answered, or let go of; nil outside of that.
  package var keyInHand: Key? { keys.keyInHand }

  /// Where keys begin: what has the focus, otherwise the first responder, otherwise the topmost
  /// screen.
  public var keyResponder: Responder? {
    focusSystem?.focusedItem.flatMap(responder(around:)) ?? firstResponder ?? responderWithoutFocus
  }

  // MARK: Commands

  /// All commands from `keyResponder` up the chain, nearer ones first.
  public var commandsInReach: [CommandInReach] {
    var all: [CommandInReach] = []
    var responder = keyResponder
    while let here = responder {
      all += here.ownCommands
      responder = here.next
    }
    return all
  }

  /// The responder that would perform the command's action: looked up anew from `keyResponder`, and
  /// asked to validate the command; nil: none, or not now.
  public func target(of command: KeyCommand) -> Responder? {
    // The first responder may be a text field outside the chain of the focus (Decisions).
    let target =
      keyResponder?.target(forAction: command.action, withSender: command)
      ?? firstResponder?.target(forAction: command.action, withSender: command)
    target?.validate(command)
    return command.attributes.contains(.disabled) ? nil : target
  }

  // MARK: Responders

  /// The topmost screen's innermost controller.
  private var responderWithoutFocus: Responder? {
    (presentations.top?.presentedOwner ?? root)?.responderWithoutFocus ?? self
  }

  /// The item, or what is around one that hears no presses.
  func responder(around item: any FocusItem) -> Responder? {
    item as? Responder ?? item.surroundingOwners.first
  }
}

extension Window {
  /// Whether a Menu press does something here: otherwise it is left to leave the app.
  public var answersMenu: Bool {
    if textInput?.takesEscape == true { return true }
    var responder = keyResponder
    while let current = responder {
      if (current as? any MenuAnswering)?.menuAction != nil { return true }
      responder = current.next
    }
    return false
  }
}
