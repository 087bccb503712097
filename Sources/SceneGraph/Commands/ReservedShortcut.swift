import Foundation

/// A shortcut that people know, or that the system keeps for itself (HIG, Keyboards,
/// both tables of reserved shortcuts).
public struct ReservedShortcut: Hashable, Sendable {
  /// What becomes of it in Halo.
  public enum Place: Hashable, Sendable {
    /// Works in every scene.
    case everywhere
    /// Works in the scenes with these ids, where there is something for it.
    case scenes([String])
    /// Is kept on no Linux desktop, so that a program may take it; why.
    case free(String)
    /// Is not for a program to answer, or means nothing in a focus demo; why.
    case nowhere(String)
  }

  public let shortcut: Shortcut
  /// Whether the system uses it, so that no program should give it another meaning.
  public let isSystem: Bool
  public let isInternational: Bool
  /// Its usual action: a command with this action may use the shortcut.
  public let action: Selector
  public let title: String
  /// With Mac keys.
  private let place: Place
  /// With PC keys, where that is something else.
  private let pcPlace: Place?

  public func place(with scheme: ModifierScheme) -> Place {
    scheme == .pc ? pcPlace ?? place : place
  }

  public static let all: [ReservedShortcut] =
    rows(ReservedShortcutTable.shortcuts, isInternational: false)
    + rows(ReservedShortcutTable.international, isInternational: true)

  /// The rows for a shortcut, under either of its names (``Shortcut/named``).
  public static func all(for shortcut: Shortcut) -> [ReservedShortcut] {
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
      (scheme, Dictionary(grouping: all) { $0.shortcut.keys(in: scheme) })
    })

  private static func rows(_ table: String, isInternational: Bool) -> [ReservedShortcut] {
    table.split(separator: "\n").compactMap { ReservedShortcut(row: $0, isInternational) }
  }

  /// Reads a row of ``ReservedShortcutTable``; nil if it is malformed.
  init?(row: Substring, _ isInternational: Bool) {
    let columns = row.components(separatedBy: " | ").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    guard 5...6 ~= columns.count, let shortcut = Shortcut(spelled: columns[0]),
      ["system", "known"].contains(columns[1])
    else { return nil }
    self.shortcut = shortcut
    isSystem = columns[1] == "system"
    self.isInternational = isInternational
    action = Selector(columns[2])
    title = columns[3]
    pcPlace = columns.count > 5 ? .nowhere(columns[5]) : nil
    switch columns[4] {
    case "everywhere": place = .everywhere
    case let text where text.hasPrefix("in "):
      let scenes = text.dropFirst(3).components(separatedBy: ", ").flatMap {
        $0 == "fields" ? ReservedShortcutTable.scenesWithFields : [$0]
      }
      place = .scenes(scenes.sorted())
    case let text where text.hasPrefix("free: "): place = .free(String(text.dropFirst(6)))
    case let text: place = .nowhere(text)
    }
  }
}
