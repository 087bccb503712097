import HaloHosting

/// A shortcut that people know, or that the system keeps for itself (Apple, HIG, Keyboards).
package struct ReservedShortcut: Hashable, Sendable {
  /// Whom it belongs to.
  package enum Reserver: Hashable, Sendable {
    /// The system: no program should answer to it with anything of its own.
    case system
    /// Every program that has the action; people expect nothing else of it.
    case convention
  }

  /// The table that lists it.
  package enum Source: Hashable, Sendable {
    /// “Reserved keyboard shortcuts”.
    case standard
    /// “Reserved international keyboard shortcuts”.
    case international
  }

  /// What it does, in a few words.
  package let title: String
  /// Its usual action: a command with this action may use the shortcut.
  package let action: Selector
  /// The keys, as the table lists them.
  package let shortcut: Shortcut
  /// Who has it: the system, or every program that has the action.
  package let reserver: Reserver
  /// The table in which it is listed.
  package let source: Source
  /// Whether a program may have it for its own, since no desktop on Linux keeps it.
  package let isFree: Bool

  /// The keys with what is printed on them: with PC keys Command is the Control key, but what goes
  /// through windows is the window manager’s, which has Alt for it (Keyboard.md of XlibHost).
  package func shortcut(in scheme: ModifierScheme) -> Shortcut {
    guard scheme == .pc, Self.windowManagers.contains(action) else { return shortcut }
    var own = shortcut
    own.modifierFlags.remove(.command)
    own.modifierFlags.insert(.alternate)
    return own
  }

  private static let windowManagers: Set<Selector> = [
    .nextApplication, .previousApplication, .nextWindow, .previousWindow,
  ]

  /// Whether the system uses it, so that no program should give it another meaning.
  package var isSystem: Bool { reserver == .system }

  static func system(
    _ title: String, _ action: Selector, _ modifierFlags: KeyModifierFlags, _ input: String,
    isFree: Bool = false, source: Source = .standard
  ) -> ReservedShortcut {
    ReservedShortcut(
      title: title, action: action, shortcut: Shortcut(input, modifierFlags), reserver: .system,
      source: source, isFree: isFree)
  }

  static func known(
    _ title: String, _ action: Selector, _ modifierFlags: KeyModifierFlags, _ input: String
  ) -> ReservedShortcut {
    ReservedShortcut(
      title: title, action: action, shortcut: Shortcut(input, modifierFlags),
      reserver: .convention, source: .standard, isFree: false)
  }

  // MARK: The tables

  /// The rows of both tables, in their order: what stands in several rows is there several times.
  package static let all = namedKeys + signs + letters + arrows + international

  /// The rows for a shortcut, under either of its names (``Shortcut/named``).
  package static func all(for shortcut: Shortcut) -> [ReservedShortcut] {
    byShortcut[shortcut.named] ?? []
  }

  private static let byShortcut = Dictionary(grouping: all) { $0.shortcut.named }

  /// The rows whose shortcut is made by the same keys, in the order of the tables.
  static func all(
    withKeysOf shortcut: Shortcut, in scheme: ModifierScheme
  ) -> [ReservedShortcut] {
    byKeys[scheme]?[shortcut.keys(in: scheme)] ?? []
  }

  private static let byKeys = Dictionary(
    uniqueKeysWithValues: ModifierScheme.allCases.map { scheme in
      (scheme, Dictionary(grouping: all) { $0.shortcut(in: scheme).keys(in: scheme) })
    })
}
