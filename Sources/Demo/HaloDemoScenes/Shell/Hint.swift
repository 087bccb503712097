import HaloHosting
import HaloLocalization
import HaloSceneGraph

/// A hint for the line at the bottom: keys and their current effect.
package struct Hint: Hashable, Sendable {
  /// The keys, each of which has the effect on its own; all have the same modifiers.
  package private(set) var keys: [Key]
  /// The effect in a few words.
  package let text: String

  /// Creates a hint for one key; ``add(_:)`` adds keys with the same effect.
  package init(_ key: Key, text: String) {
    keys = [key]
    self.text = text
  }

  /// Adds a key with the same effect.
  mutating func add(_ key: Key) { keys.append(key) }

  /// The modifiers that are held with each of the keys.
  var modifierFlags: KeyModifierFlags { keys.first?.modifierFlags ?? [] }

  /// The importance of a hint; a narrow line leaves out the least important ones.
  enum Importance: Int, Comparable {
    /// Keys of the demo, and other function keys.
    case demo
    case command
    /// Keys that move far, and arrows with modifiers.
    case travel
    case tab
    case list
    case arrows
    case activation
    case leaving

    static func < (one: Importance, other: Importance) -> Bool { one.rawValue < other.rawValue }
  }

  /// The importance of the most important key.
  var importance: Importance { keys.map(\.importance).max() ?? .command }

  /// The labels of the key caps in order.
  package var caps: [String] { modifierFlags.labels + keys.map(\.cap) }
}

extension Key {
  fileprivate var importance: Hint.Importance {
    switch keyCode {
    case .escape: .leaving
    case .return, .space, .select, .playPause: modifierFlags.isEmpty ? .activation : .command
    case .upArrow, .downArrow, .leftArrow, .rightArrow: modifierFlags.isEmpty ? .arrows : .travel
    case .upLeft, .upRight, .downLeft, .downRight: .arrows
    case .modifier: .list
    case .tab: .tab
    case .home, .end, .pageUp, .pageDown: .travel
    case .function: .demo
    case .character, .delete, .forwardDelete, .other: .command
    }
  }

  /// The label of the key without modifiers.
  fileprivate var cap: String {
    switch keyCode {
    case .upArrow: "↑"
    case .downArrow: "↓"
    case .leftArrow: "←"
    case .rightArrow: "→"
    case .upLeft: "↖"
    case .upRight: "↗"
    case .downLeft: "↙"
    case .downRight: "↘"
    case .tab: Localization.text("Tab", context: "key")
    case .return: Localization.text("Return", context: "key")
    case .space: Localization.text("Space", context: "key")
    case .escape: Localization.text("Esc", context: "key")
    case .delete: "⌫"
    case .forwardDelete: "⌦"
    case .home: Localization.text("Home", context: "key")
    case .end: Localization.text("End", context: "key")
    case .pageUp: Localization.text("Page Up", context: "key")
    case .pageDown: Localization.text("Page Down", context: "key")
    case .select: Localization.text("Select", context: "key")
    case .playPause: Localization.text("Play", context: "key")
    case .function(let number): "F\(number)"
    case .character(let character): character.uppercased()
    case .modifier(let flags): flags.labels.joined()
    case .other: characters
    }
  }
}
