import Foundation
import HaloHosting

/// A check whether shortcuts use modifiers as people expect (HIG, Keyboards, Custom keyboard
/// shortcuts).
///
/// Command comes first, Shift second, Option is for few shortcuts, Control for none, and no
/// modifier is added to a shortcut for something unrelated.
///
/// The check skips commands with the action that their shortcut is reserved for, and those of full
/// keyboard access, with Tab.
@MainActor
struct ModifierCheck {
  private let commands: [KeyCommand]
  private let scheme: ModifierScheme

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - commands: the commands that are available at the same time.
  ///   - scheme: the keys that stand for Command, Option and Control.
  init(of commands: [KeyCommand], scheme: ModifierScheme) {
    self.commands = commands
    self.scheme = scheme
  }

  /// The program's own commands with a modifier; the Shift that a character needs (`+`) does not
  /// count.
  private var own: [KeyCommand] {
    commands.filter { command in
      let flags = command.modifierFlags
      return !flags.isEmpty && !flags.contains(.tab) && KeyCode(input: command.input) != nil
        && !ReservedShortcut.all(withKeysOf: command.shortcut, in: scheme).contains {
          $0.action == command.action
        }
    }
  }

  var problems: [ShortcutProblem] {
    let own = own
    var problems = own.compactMap { command in
      kind(of: command).map { ShortcutProblem(command, $0) }
    }
    let withOption = own.filter { $0.modifierFlags.contains(.alternate) }
    if withOption.count > 1, 2 * withOption.count > own.count {
      problems.append(
        ShortcutProblem(withOption[0], .option(withOption.count, of: own.count)))
    }
    return problems
  }

  /// Returns what is wrong with the modifiers of a command; nil if nothing is.
  private func kind(of command: KeyCommand) -> ShortcutProblem.Kind? {
    let flags = command.shortcut.whole.modifierFlags
    if flags.contains(.control) { return .control }
    let bases = bases(of: command)
    if bases.contains(where: \.isRelated) { return nil }
    if let base = bases.first { return .derived(from: base.shortcut, for: base.use) }
    return flags.contains(.command) ? nil : .withoutCommand
  }

  /// A shortcut for the same key with fewer modifiers, and its use.
  private struct Base {
    var shortcut: Shortcut
    var use: String
    var isRelated: Bool
  }

  /// Returns the shortcuts that a command's extends: other commands first, each group sorted by
  /// most modifiers.
  private func bases(of command: KeyCommand) -> [Base] {
    let whole = command.shortcut.whole
    func isBase(_ other: Shortcut) -> Bool {
      let other = other.whole
      return other.input == whole.input && other.modifierFlags != whole.modifierFlags
        && other.modifierFlags.isSubset(of: whole.modifierFlags)
    }
    func sorted(_ bases: [Base]) -> [Base] {
      bases.sorted {
        $0.shortcut.modifierFlags.rawValue.nonzeroBitCount
          > $1.shortcut.modifierFlags.rawValue.nonzeroBitCount
      }
    }
    let others = commands.filter { isBase($0.shortcut) }.map { other in
      Base(
        shortcut: other.shortcut, use: other.name,
        isRelated: other.action == command.action || other.name.sharesWord(with: command.name))
    }
    let known = ReservedShortcut.all.filter { isBase($0.shortcut) && !$0.isFree }.map { row in
      Base(
        shortcut: row.shortcut, use: row.title,
        isRelated: row.title.sharesWord(with: command.name))
    }
    return sorted(others) + sorted(known)
  }
}

extension Shortcut {
  /// The same shortcut with the lower character of its key, and with Shift if it was the upper one.
  fileprivate var whole: Shortcut {
    guard let lower = KeyCapName.lower[input] else { return self }
    return Shortcut(lower, modifierFlags.union(.shift))
  }
}

extension String {
  /// Whether both titles are about the same thing, as “Close” and “Close All” are.
  fileprivate func sharesWord(with other: String) -> Bool {
    let others = other.subjects
    return subjects.contains { word in
      others.contains { $0.hasPrefix(word) || word.hasPrefix($0) }
    }
  }

  /// The lowercase words that say what a title is about.
  private var subjects: [String] {
    lowercased().split { !$0.isLetter }.map(String.init)
      .filter { $0.count > 3 && !Self.wordsOfAllTitles.contains($0) }
  }

  private static let wordsOfAllTitles: Set = ["next", "previous", "show", "hide"]
}
