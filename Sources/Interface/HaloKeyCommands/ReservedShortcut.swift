import HaloHosting

/// A shortcut that people know, or that the system reserves (Apple, HIG, Keyboards).
package struct ReservedShortcut: Hashable, Sendable {
  /// The owner of a shortcut.
  package enum Reserver: Hashable, Sendable {
    /// The system: no program should use the shortcut for anything else.
    case system
    /// Every program that has the action; people expect the shortcut to do nothing else.
    case convention
  }

  /// The table that lists the shortcut.
  package enum Source: Hashable, Sendable {
    /// The table “Reserved keyboard shortcuts”.
    case standard
    /// The table “Reserved international keyboard shortcuts”.
    case international
  }

  /// A few words on what the shortcut does.
  package let title: String
  /// The usual action; a command with this action may use the shortcut.
  package let action: Selector
  /// The keys, as the table lists them.
  package let shortcut: Shortcut
  /// The owner: the system, or every program that has the action.
  package let reserver: Reserver
  /// The table that lists the shortcut.
  package let source: Source
  /// Whether a program may use the shortcut, because no desktop on Linux reserves it.
  package let isFree: Bool

  /// Returns the shortcut with the modifiers of a scheme.
  ///
  /// With PC keys, Command is the Control key; but switching windows belongs to the window manager,
  /// which uses Alt for it (Keyboard.md of XlibHost).
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

  /// Whether the system uses the shortcut, so that no program should give it another meaning.
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

  /// The rows of both tables in their order; a shortcut in several rows occurs several times.
  package static let all = namedKeys + signs + letters + arrows + international

  /// Returns the rows for a shortcut, under either of its names (``Shortcut/named``).
  package static func all(for shortcut: Shortcut) -> [ReservedShortcut] {
    byShortcut[shortcut.named] ?? []
  }

  private static let byShortcut = Dictionary(grouping: all) { $0.shortcut.named }

  /// Returns the rows whose shortcut has the same keys, in the order of the tables.
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
