import FocusEngine
import FocusGeometry
import Foundation

/// The way of a key through a window (Apple, UIKeyCommand documentation).
extension Window {
  /// Where keys begin: what has the focus, otherwise the first responder, otherwise the topmost
  /// screen.
  public var keyResponder: Responder? {
    focusSystem?.focusedItem.flatMap(responder(around:)) ?? firstResponder ?? responderWithoutFocus
  }

  func press(_ key: Key, isRepeat: Bool) {
    keyInHand = key
    defer { keyInHand = nil }
    if let done = performKeyCommand(for: key, withPriority: true) {
      return note(key, .priorityCommand, done.command, done.target)
    }
    if let input = textInput, input.receive(key) { return note(key, .text, nil, input) }
    if let control = adjusted(by: key) { return note(key, .focus, nil, control) }
    if let system = focusSystem, let heading = system.model.heading(for: key) {
      lean(with: system.moveFocus(heading: heading), key: key, phase: isRepeat ? .repeat : .down)
      // Where nothing can have the focus, the content gets the arrow keys (Cases, 66).
      if system.focusedItem != nil || isRepeat { return note(key, .focus, nil, nil) }
    }
    // Type-select comes before commands of a single letter, as text input does.
    if !isRepeat, let list = listTyped(into: key) { return note(key, .focus, nil, list) }
    if let done = performKeyCommand(for: key, withPriority: false) {
      return note(key, .command, done.command, done.target)
    }
    note(key, .press, nil, keyResponder)
    if !isRepeat { begin(key) }
  }

  private func note(_ key: Key, _ stage: KeyStage, _ command: KeyCommand?, _ target: Responder?) {
    keyTraceHandler?(KeyTrace(key: key, stage: stage, command: command, target: target))
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

  private func performKeyCommand(
    for key: Key, withPriority: Bool
  ) -> (command: KeyCommand, target: Responder)? {
    if case .modifier = key.keyCode { return nil }
    for command in commandsInReach.map(\.command)
    where command.wantsPriorityOverSystemBehavior == withPriority
      && command.matches(key, scheme: modifierScheme, direction: layoutDirection)
    {
      guard let target = target(of: command) else { continue }
      target.perform(command.action, with: command)
      return (command, target)
    }
    return nil
  }

  // MARK: Responders

  /// The topmost screen's innermost controller.
  var responderWithoutFocus: Responder? {
    (presentations.last?.presentedViewController ?? rootViewController)?.preferredResponder ?? self
  }

  /// The item, or what is around one that hears no presses.
  func responder(around item: any FocusItem) -> Responder? {
    item as? Responder ?? item.surroundingControllers.first
  }
}

/// A command, the menu it is in, and the responder that owns it.
@MainActor
public struct CommandInReach {
  public let command: KeyCommand
  /// nil for one of `keyCommands`.
  public let menu: Menu?
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
  public let key: Key
  public let stage: KeyStage
  /// The command that the key triggered.
  public let command: KeyCommand?
  /// The responder that performed the command, took the text, was adjusted, or gets the press
  /// first; nil for a movement of focus.
  public let target: Responder?
}

/// What took a key.
public enum KeyStage: String, Hashable, Sendable, CaseIterable {
  case priorityCommand = "command with priority"
  case text
  /// Focus movement by an arrow or a typed name, or adjustment of the focused control.
  case focus
  case command
  case press
}
