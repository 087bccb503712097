/// A command with its menu and the responder that owns it.
@MainActor
public struct CommandInReach {
  /// The command as its owner provides it, not validated yet.
  public let command: KeyCommand
  /// The menu of the command; nil for one of `keyCommands`.
  public let menu: Menu?
  /// The responder whose `keyCommands` or `menus` contain the command; another one may perform it.
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
      for command in menu.commands {
        commands.append(CommandInReach(command: command, menu: menu, owner: self))
      }
    }
    return commands
  }
}
