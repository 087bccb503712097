import HaloHosting
import HaloSceneGraph

/// What keys do in a scene now, for the line at the bottom.
package struct Hint: Hashable, Sendable {
  /// Pressed one at a time, each does what is told; with the same modifiers.
  package private(set) var keys: [Key]
  /// What they do, in a word or a few.
  package let text: String

  /// A hint for one key; `add` takes those that do the same.
  package init(_ key: Key, text: String) {
    keys = [key]
    self.text = text
  }

  /// Takes a key that does the same.
  mutating func add(_ key: Key) { keys.append(key) }

  /// Held down together with each of the keys.
  var modifierFlags: KeyModifierFlags { keys.first?.modifierFlags ?? [] }

  /// What a line that is too narrow keeps longest.
  enum Importance: Int, Comparable {
    /// Keys of the demo, and other keys that have a number.
    case demo
    case command
    /// Keys that go far, and arrows with modifiers.
    case travel
    case tab
    case list
    case arrows
    case activation
    case leaving

    static func < (one: Importance, other: Importance) -> Bool { one.rawValue < other.rawValue }
  }

  /// That of the most important of its keys.
  var importance: Importance { keys.map(\.importance).max() ?? .command }

  /// What is printed on the keys, in order.
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

  /// What is printed on the key itself.
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
    case .tab: "Tab"
    case .return: "Return"
    case .space: "Space"
    case .escape: "Esc"
    case .delete: "⌫"
    case .forwardDelete: "⌦"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "Page Up"
    case .pageDown: "Page Down"
    case .select: "Select"
    case .playPause: "Play"
    case .function(let number): "F\(number)"
    case .character(let character): character.uppercased()
    case .modifier(let flags): flags.labels.joined()
    case .other: characters
    }
  }
}
