import FocusEngine
import FocusGeometry
import Foundation
import Hosting

extension Window {
  /// Which keys stand for Command, Option and Control.
  public var modifierScheme: ModifierScheme {
    get { keys.modifierScheme }
    set { keys.modifierScheme = newValue }
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

  /// Everything that stands for a key from `keyResponder` upwards, nearer ones first.
  public var commandsInReach: [CommandInReach] {
    var all: [CommandInReach] = []
    var responder = keyResponder
    while let here = responder {
      all += here.ownCommands
      responder = here.next
    }
    return all
  }

  /// Who would do what the command stands for: looked up again from where keys begin, and asked
  /// whether it can be done; nil: nobody, or not now.
  public func target(of command: KeyCommand) -> Responder? {
    // What is being edited may be elsewhere, while focus moves inside its group.
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
}

/// A command, the menu it is in, and who has it.
@MainActor
public struct CommandInReach {
  public let command: KeyCommand
  /// nil for one of `keyCommands`.
  public let menu: Menu?
  public let owner: Responder
}

extension Responder {
  /// What stands for a key here, without those further up.
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
  public let key: Key
  public let stage: KeyStage
  /// The one that the key stands for.
  public let command: KeyCommand?
  /// Who did what the command stands for, took the text, was adjusted, or hears the press first; nil
  /// for a movement of focus.
  public let target: Responder?
}

/// What took a key.
public enum KeyStage: String, Hashable, Sendable, CaseIterable {
  case priorityCommand = "command with priority"
  case text
  /// To move it, by an arrow or a typed name, or by a control that has it and takes the key along
  /// its axes.
  case focus
  case command
  case press
}
