import FocusEngine
import FocusGeometry
import Foundation

/// The way of a key through a window (spec/uikit-focus.md 8.2).
extension Window {
  /// Where keys begin: what has the focus, otherwise the first responder, otherwise the topmost
  /// screen.
  public var keyResponder: Responder? {
    focusSystem?.focusedItem.flatMap(responder(around:)) ?? firstResponder ?? responderWithoutFocus
  }

  func press(_ key: Key, isRepeat: Bool) {
    keyInHand = key
    defer { keyInHand = nil }
    if performKeyCommand(for: key, withPriority: true) { return note(.priorityCommand) }
    if let input = textInput, input.receive(key) { return note(.text) }
    if let system = focusSystem, let heading = system.model.heading(for: key) {
      lean(with: system.moveFocus(heading: heading), key: key, phase: isRepeat ? .repeat : .down)
      // Where nothing can have the focus, keys are the content's (spec/uikit-focus.md 12, 66).
      if system.focusedItem != nil || isRepeat { return note(.focus) }
    }
    if performKeyCommand(for: key, withPriority: false) { return note(.command) }
    note(.press)
    if !isRepeat { begin(key) }
  }

  private func note(_ stage: KeyStage) { keyStageHandler?(stage) }

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
    let target = keyResponder?.target(forAction: command.action, withSender: command)
    target?.validate(command)
    return command.attributes.contains(.disabled) ? nil : target
  }

  private func performKeyCommand(for key: Key, withPriority: Bool) -> Bool {
    if case .modifier = key.keyCode { return false }
    for command in commandsInReach.map(\.command)
    where command.wantsPriorityOverSystemBehavior == withPriority
      && command.matches(key, scheme: modifierScheme, direction: layoutDirection)
    {
      guard let target = target(of: command) else { continue }
      target.perform(command.action, with: command)
      return true
    }
    return false
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

/// What took a key.
public enum KeyStage: String, Hashable, Sendable {
  case priorityCommand = "command with priority"
  case text
  case focus
  case command
  case press
}
