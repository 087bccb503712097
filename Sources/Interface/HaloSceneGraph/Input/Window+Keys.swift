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

/// A responder to which the Menu press (Escape) may mean something.
@MainActor
package protocol MenuAnswering: Responder {
  /// What the press does; nil: it goes on up the chain.
  var menuAction: (() -> Void)? { get }
  /// `swallows` where `menuAction` does nothing but end the press.
  var menuAnswer: KeyAnswer { get }
}

/// A command, the menu it is in, and the responder that owns it.
@MainActor
public struct CommandInReach {
  /// As its owner gives it, not validated yet.
  public let command: KeyCommand
  /// nil for one of `keyCommands`.
  public let menu: Menu?
  /// The responder whose `keyCommands` or `menus` it is in; another may perform it.
  public let owner: Responder
}

extension Responder {
  /// The commands of this responder alone.
  public var ownCommands: [CommandInReach] {
    var commands: [CommandInReach] = []
    if let own = keyCommands {
      for command in own {
        commands.append(CommandInReach(command: command, menu: nil, owner: self))
      }
    }
    for menu in menus {
      for command in menu.children {
        commands.append(CommandInReach(command: command, menu: menu, owner: self))
      }
    }
    return commands
  }
}

/// What became of a key that went down.
@MainActor
public struct KeyTrace {
  /// The key, with the modifiers that were down.
  public let key: Key
  /// What took it; `press` where nothing else did.
  public let stage: KeyStage
  /// The command that the key triggered.
  public let command: KeyCommand?
  /// The responder that performed the command, took the text, was adjusted, or gets the press
  /// first; nil for a movement of focus.
  public let target: Responder?
}

/// A stage of the way of a key, in the order in which they are asked until one takes the key.
public enum KeyStage: String, Hashable, Sendable, CaseIterable {
  case priorityCommand = "command with priority"
  /// Text that the first responder took.
  case text
  /// Focus movement by an arrow, a Page key or a typed name, or adjustment of the focused control.
  case focus
  /// The press of a key that activates, while something has the focus, whatever comes of it.
  case selection
  /// A command that leaves text, focus and selection the first turn.
  case command
  /// A press that goes up the chain of responders, and scrolls where an arrow, a Page key, Home or
  /// End comes to a scroll view.
  case press
}
