import Foundation

/// What is wrong with a set of shortcuts, by hig-keyboards.md.
public struct ShortcutProblem: Hashable, Sendable, CustomStringConvertible {
  public enum Kind: Hashable, Sendable {
    /// The system has it for something else.
    case reserved(for: String)
    /// People know it for something else.
    case repurposed(from: String)
    /// Another command in the same reach has it, too; only the nearer one acts.
    case taken(by: String)
    /// The key is no key.
    case unknownKey
  }

  public let shortcut: Shortcut
  public let title: String
  public let kind: Kind

  public var description: String {
    let reason =
      switch kind {
      case .reserved(let use): "the system keeps it: \(use)"
      case .repurposed(let use): "people know it for something else: \(use)"
      case .taken(let other): "“\(other)” has it already"
      case .unknownKey: "no keyboard has that key"
      }
    return "\(shortcut.spelled) for “\(title)”: \(reason)"
  }
}

extension ShortcutProblem {
  /// Looks at commands that are in reach together, in the order in which they would be found.
  ///
  /// A command that stands for the action its shortcut is reserved for repurposes nothing.
  @MainActor
  public static func problems(in commands: [KeyCommand]) -> [ShortcutProblem] {
    var seen: [Shortcut: KeyCommand] = [:]
    var problems: [ShortcutProblem] = []
    for command in commands {
      let shortcut = command.shortcut.named
      func report(_ kind: Kind) {
        problems.append(ShortcutProblem(shortcut: shortcut, title: command.name, kind: kind))
      }
      if KeyCode(input: command.input) == nil { report(.unknownKey) }
      if let other = seen[shortcut], other !== command, other.action != command.action {
        report(.taken(by: other.name))
      } else {
        seen[shortcut] = command
      }
      let reserved = ReservedShortcut.all(for: shortcut)
      guard let first = reserved.first, !reserved.contains(where: { $0.action == command.action })
      else { continue }
      if case .free = first.place(with: .mac) { continue }
      report(first.isSystem ? .reserved(for: first.title) : .repurposed(from: first.title))
    }
    return problems
  }
}

extension KeyCommand {
  /// For a flat list (hig-keyboards.md, "iPadOS").
  public var name: String { discoverabilityTitle ?? title }
}
