import Hosting
import SceneGraph

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

  /// What is printed on the keys, in order.
  package var caps: [String] { modifierFlags.labels + keys.map(\.cap) }
}

extension Key {
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
