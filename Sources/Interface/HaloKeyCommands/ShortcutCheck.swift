import FocusEngine
import Foundation
import HaloHosting

import Foundation
import HaloHosting

/// What is wrong with a set of shortcuts, by HIG, Keyboards.
package struct ShortcutProblem: Hashable, Sendable, CustomStringConvertible {
  /// In which way a shortcut collides or misuses a modifier, or that it names no key.
  package enum Kind: Hashable, Sendable {
    /// The system has it for something else.
    case reserved(for: String)
    /// People know it for something else.
    case repurposed(from: String)
    /// Another command that can be in reach at the same time has it too; only the nearer one acts.
    case taken(by: String)
    /// Window managers on Linux keep the keys, so that they do not arrive.
    case grabbed(for: String)
    /// While something has the focus, the key moves focus or selects, as the command has no priority
    /// (WWDC21 10260, 0:39 and 19:14).
    case focus
    /// The input names no key.
    case unknownKey
    /// Control is a modifier, which the system has for features of its own.
    case control
    /// Another modifier than Command is the main one.
    case withoutCommand
    /// Option is no exception: so many of the program's own shortcuts hold it.
    case option(Int, of: Int)
    /// It adds a modifier to a shortcut for something else.
    case derived(from: Shortcut, for: String)

    /// Whether it is only about which modifiers are held, and the shortcut works.
    package var isStyle: Bool {
      switch self {
      case .control, .withoutCommand, .option, .derived: true
      default: false
      }
    }
  }

  /// The shortcut, under the name that HIG, Keyboards, gives it.
  package let shortcut: Shortcut
  /// The ``KeyCommand/name`` of the command that has it.
  package let title: String
  /// The command's action.
  package let action: Selector
  /// What is wrong.
  package let kind: Kind
  /// The other name of the same keys, where the collision is with that one: with PC keys Command is
  /// the Control key, so Command-F1 is also Control-F1.
  package let sameKeys: String?

  /// Why it is wrong, in a few words.
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

  /// One line that names the shortcut, the command and the reason.
  package var description: String {
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
  ///   - model: whose keys move focus and select; nil: that is not looked at.
  /// - Returns: a problem for each way in which a command is wrong, first those of keys and then those
  ///   of modifiers.
  @MainActor
  package static func problems(
    in commands: [KeyCommand], scheme: ModifierScheme, model: FocusModel? = nil
  ) -> [ShortcutProblem] {
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
  /// For a flat list (HIG, Keyboards).
  package var name: String { discoverabilityTitle ?? title }

  /// Whether the key is one by which focus moves or selects, and the command leaves it to that.
  fileprivate func isShadowed(under model: FocusModel, scheme: ModifierScheme) -> Bool {
    guard !wantsPriorityOverSystemBehavior,
      let key = key(scheme: scheme, direction: .leftToRight)
    else { return false }
    return model.heading(for: key) != nil || model.activates(key)
  }
}
