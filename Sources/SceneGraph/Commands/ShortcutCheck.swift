import Foundation
import Hosting

/// What is wrong with a set of shortcuts, by HIG, Keyboards.
package struct ShortcutProblem: Hashable, Sendable, CustomStringConvertible {
  /// In which way a shortcut collides, or that it names no key.
  package enum Kind: Hashable, Sendable {
    /// The system has it for something else.
    case reserved(for: String)
    /// People know it for something else.
    case repurposed(from: String)
    /// Another command that can be in reach at the same time has it too; only the nearer one acts.
    case taken(by: String)
    /// Window managers on Linux keep the keys, so that they do not arrive.
    case grabbed(for: String)
    /// The input names no key.
    case unknownKey
  }

  /// The shortcut, under the name that HIG, Keyboards, gives it.
  package let shortcut: Shortcut
  /// The ``KeyCommand/name`` of the command that has it.
  package let title: String
  /// What is wrong.
  package let kind: Kind
  /// The other name of the same keys, where the collision is with that one: with PC keys Command is
  /// the Control key, so Command-F1 is also Control-F1.
  package let sameKeys: String?

  /// One line that names the shortcut, the command and the reason.
  package var description: String {
    let reason =
      switch kind {
      case .reserved(let use): "the system keeps it: \(use)"
      case .repurposed(let use): "people know it for something else: \(use)"
      case .taken(let other): "“\(other)” has it already"
      case .grabbed(let use): "the window manager keeps it: \(use)"
      case .unknownKey: "no keyboard has that key"
      }
    let keys = sameKeys.map { "it is \($0), and " } ?? ""
    return "\(shortcut.spelled) for “\(title)”: \(keys)\(reason)"
  }
}

extension ShortcutProblem {
  /// Looks at commands that are in reach together, in the order in which they would be found.
  ///
  /// Two shortcuts are one when the same keys are held for them. A command that stands for the
  /// action its shortcut is reserved for repurposes nothing.
  ///
  /// - Parameters:
  ///   - commands: those with priority are found first, wherever they stand.
  ///   - scheme: the keys that stand for Command, Option and Control.
  /// - Returns: a problem for each way in which a command is wrong.
  @MainActor
  package static func problems(
    in commands: [KeyCommand], scheme: ModifierScheme
  ) -> [ShortcutProblem] {
    var seen: [Shortcut: KeyCommand] = [:]
    var problems: [ShortcutProblem] = []
    let found =
      commands.filter(\.wantsPriorityOverSystemBehavior)
      + commands.filter { !$0.wantsPriorityOverSystemBehavior }
    for command in found {
      let shortcut = command.shortcut.named
      let keys = shortcut.keys(in: scheme)
      func report(_ kind: Kind, as sameKeys: String? = nil) {
        problems.append(
          ShortcutProblem(
            shortcut: shortcut, title: command.name, kind: kind, sameKeys: sameKeys))
      }
      func otherName(_ other: Shortcut) -> String? {
        other.named == shortcut ? nil : other.spelled
      }
      if KeyCode(input: command.input) == nil { report(.unknownKey) }
      if let other = seen[keys], other !== command, other.action != command.action {
        report(.taken(by: other.name), as: otherName(other.shortcut))
      } else {
        seen[keys] = command
      }
      let reserved = ReservedShortcut.all(withKeysOf: shortcut, in: scheme)
      if reserved.contains(where: { $0.action == command.action }) { continue }
      if let row = reserved.first(where: { $0.shortcut.named == shortcut }) ?? reserved.first {
        if row.isFree { continue }
        report(
          row.isSystem ? .reserved(for: row.title) : .repurposed(from: row.title),
          as: otherName(row.shortcut))
      } else if let use = GrabbedKeys.uses[keys] {
        report(.grabbed(for: use), as: GrabbedKeys.name(of: keys))
      }
    }
    return problems
  }
}

extension KeyCommand {
  /// For a flat list (HIG, Keyboards).
  package var name: String { discoverabilityTitle ?? title }
}
