import HaloHosting
import HaloSceneGraph

/// A hint for the line at the bottom: keys and their current effect.
package struct Hint: Hashable, Sendable {
  /// The keys, each of which has the effect on its own; all have the same modifiers.
  package private(set) var keys: [Key]
  /// The effect in a few words.
  package let text: String
  /// The kind of keyboard, whose labels the key caps have.
  let scheme: ModifierScheme

  /// Creates a hint for one key; ``add(_:)`` adds keys with the same effect.
  package init(_ key: Key, text: String, scheme: ModifierScheme = .pc) {
    keys = [key]
    self.text = text
    self.scheme = scheme
  }

  /// Adds a key with the same effect.
  mutating func add(_ key: Key) { keys.append(key) }

  /// The modifiers that are held with each of the keys.
  var modifierFlags: KeyModifierFlags { keys.first?.modifierFlags ?? [] }

  /// The importance of a hint; a narrow line leaves out the least important ones.
  enum Importance: Int, Comparable {
    /// The key of the instruments, whose list has the other keys of the demo.
    case instruments
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
  package var caps: [String] { modifierFlags.caps(on: scheme) + keys.map { $0.cap(on: scheme) } }
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
    case .function(1) where modifierFlags.isEmpty: .instruments
    case .character, .delete, .forwardDelete, .function, .other: .command
    }
  }
}
