import FocusEngine
import Foundation
import HaloHosting

import Foundation
import HaloHosting

/// A problem of a command's shortcut, according to HIG, Keyboards.
package struct ShortcutProblem: Hashable, Sendable, CustomStringConvertible {
  /// The kind of problem: a collision, a misused modifier or an unknown key.
  package enum Kind: Hashable, Sendable {
    /// The system reserves the shortcut for something else.
    case reserved(for: String)
    /// People know the shortcut for something else.
    case repurposed(from: String)
    /// Another command available at the same time has the same keys; only the one found first acts.
    case taken(by: String)
    /// Window managers on Linux take the keys, so that they do not arrive.
    case grabbed(for: String)
    /// The key moves focus or selects while something is focused, because the command has no
    /// priority (WWDC21 10260, 0:39 and 19:14).
    case focus
    /// The input names no key.
    case unknownKey
    /// Control is a modifier, which the system uses for its own features.
    case control
    /// The main modifier is not Command.
    case withoutCommand
    /// Option is no exception: this many of the program's own shortcuts use it.
    case option(Int, of: Int)
    /// The shortcut adds a modifier to one for something else.
    case derived(from: Shortcut, for: String)

    /// Whether the problem is only the choice of modifiers, so that the shortcut works.
    package var isStyle: Bool {
      switch self {
      case .control, .withoutCommand, .option, .derived: true
      default: false
      }
    }
  }

  /// The shortcut, as HIG, Keyboards, names it.
  package let shortcut: Shortcut
  /// The ``KeyCommand/name`` of the command.
  package let title: String
  /// The command's action.
  package let action: Selector
  /// The kind of problem.
  package let kind: Kind
  /// The other name of the same keys, if the collision is with that one; nil otherwise.
  ///
  /// With PC keys, Command is the Control key, so Command-F1 is also Control-F1.
  package let sameKeys: String?

  /// A short explanation of the problem.
  package var reason: String {
    switch kind {
    case .reserved(let use): "the system keeps it: \(use)"
    case .repurposed(let use): "people know it for something else: \(use)"
    case .taken(let other): "“\(other)” has it already"
    case .grabbed(let use): "the window manager keeps it: \(use)"
    case .focus: "focus and selection take the key first, as the command has no priority"
    case .unknownKey: "no keyboard has that key"
    case .control: "Control is for what the system does"
    case .withoutCommand: "Command is the modifier that people try first"
    case .option(let count, let all): "\(count) of \(all) shortcuts hold Option, which is for few"
    case .derived(let base, let use): "\(base.spelled) is for something else: \(use)"
    }
  }

  /// A line with the shortcut, the command and the reason.
  package var description: String {
    let keys = sameKeys.map { "it is \($0), and " } ?? ""
    return "\(shortcut.spelled) for “\(title)”: \(keys)\(reason)"
  }
}

extension ShortcutProblem {
  /// Returns the problems of commands that are available at the same time, given in the order in
  /// which they are found.
  ///
  /// Two shortcuts collide if they need the same keys. A command with the action that its shortcut
  /// is reserved for repurposes nothing.
  ///
  /// - Parameters:
  ///   - commands: the commands; those with priority are found first, whatever their position.
  ///   - scheme: the keys that stand for Command, Option and Control.
  ///   - model: the focus model whose keys move focus and select; nil to skip that check.
  /// - Returns: a problem for each way in which a command is wrong; those of keys come before those
  ///   of modifiers.
  @MainActor
  package static func problems(
    in commands: [KeyCommand], scheme: ModifierScheme, model: FocusModel? = nil
  ) -> [ShortcutProblem] {
    // A command without a key has no shortcut.
    let commands = commands.filter { !$0.input.isEmpty }
    let found =
      commands.filter(\.wantsPriorityOverSystemBehavior)
      + commands.filter { !$0.wantsPriorityOverSystemBehavior }
    return clashes(of: found, scheme: scheme, model: model)
      + ModifierCheck(of: found, scheme: scheme).problems
  }

  @MainActor
  private static func clashes(
    of commands: [KeyCommand], scheme: ModifierScheme, model: FocusModel?
  ) -> [ShortcutProblem] {
    var seen: [Shortcut: KeyCommand] = [:]
    var problems: [ShortcutProblem] = []
    for command in commands {
      let shortcut = command.shortcut.named
      let keys = shortcut.keys(in: scheme)
      func report(_ kind: Kind, as sameKeys: String? = nil) {
        problems.append(ShortcutProblem(command, kind, as: sameKeys))
      }
      func otherName(_ other: Shortcut) -> String? {
        other.named == shortcut ? nil : other.spelled
      }
      if KeyCode(input: command.input) == nil { report(.unknownKey) }
      if let model, command.isShadowed(under: model, scheme: scheme) { report(.focus) }
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

  @MainActor
  init(_ command: KeyCommand, _ kind: Kind, as sameKeys: String? = nil) {
    shortcut = command.shortcut.named
    title = command.name
    action = command.action
    self.kind = kind
    self.sameKeys = sameKeys
  }
}

extension KeyCommand {
  /// The title for a flat list (HIG, Keyboards).
  package var name: String { discoverabilityTitle ?? title }

  /// Whether the key moves focus or selects, and the command has no priority over that.
  fileprivate func isShadowed(under model: FocusModel, scheme: ModifierScheme) -> Bool {
    guard !wantsPriorityOverSystemBehavior,
      let key = key(scheme: scheme, direction: .leftToRight)
    else { return false }
    return model.heading(for: key) != nil || model.activates(key)
  }
}
