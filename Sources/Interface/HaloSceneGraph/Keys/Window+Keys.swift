import FocusEngine
import FocusGeometry
import Foundation
import HaloHosting

extension Window {
  /// The keys that stand for Command, Option and Control.
  public var modifierScheme: ModifierScheme {
    get { keys.modifierScheme }
    set {
      keys.modifierScheme = newValue
      keyEffectsMayHaveChanged()
      setNeedsFrame()
    }
  }
  /// The modifiers that are held, as far as the window was informed.
  public var heldModifiers: KeyModifierFlags { keys.heldModifiers }
  /// The key whose press or release is being handled; nil otherwise.
  package var keyInHand: Key? { keys.keyInHand }

  /// The responder at which keys start: the focused item, or else the first responder, or else the
  /// topmost screen.
  public var keyResponder: Responder? {
    focusSystem?.focusedItem.flatMap(responder(around:)) ?? firstResponder ?? responderWithoutFocus
  }

  // MARK: Commands

  /// The commands from `keyResponder` up the chain, nearer ones first.
  public var commandsInReach: [CommandInReach] {
    var all: [CommandInReach] = []
    var responder = keyResponder
    while let here = responder {
      all += here.ownCommands
      responder = here.next
    }
    return all
  }

  /// Returns the responder that would perform the command's action; nil if there is none, or if the
  /// command is disabled.
  ///
  /// It is looked up again from `keyResponder`, and asked to validate the command.
  public func target(of command: KeyCommand) -> Responder? {
    // The first responder may be a text field outside the chain of the focus (Decisions).
    let target =
      keyResponder?.target(forAction: command.action, withSender: command)
      ?? firstResponder?.target(forAction: command.action, withSender: command)
    target?.validate(command)
    return command.attributes.contains(.disabled) ? nil : target
  }

  /// Whether a responder in the chain of the focus or of the first responder lists an action, even if
  /// it cannot perform it now.
  func lists(_ action: Selector) -> Bool {
    [keyResponder, firstResponder].compactMap(\.self).contains { start in
      sequence(first: start, next: \.next).contains { $0.responses[action] != nil }
    }
  }

  // MARK: Responders

  /// The topmost screen's innermost controller.
  private var responderWithoutFocus: Responder? {
    (presentations.top?.presentedOwner ?? root)?.responderWithoutFocus ?? self
  }

  /// Returns the item, or the nearest controller for an item that receives no presses.
  func responder(around item: any FocusItem) -> Responder? {
    item as? Responder ?? item.surroundingOwners.first
  }
}

extension Window {
  /// Whether a Menu press has an effect here; otherwise it can leave the app.
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
