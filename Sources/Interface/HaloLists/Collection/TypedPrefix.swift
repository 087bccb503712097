import Foundation

/// Letters typed one soon after the other, to find what begins with them.
struct TypedPrefix {
  private(set) var text = ""
  private var last: TimeInterval = 0

  /// Seconds between two letters that belong together.
  static let pause: TimeInterval = 1

  /// Whether a letter typed now continues the present text.
  func isOpen(at time: TimeInterval) -> Bool { !text.isEmpty && time - last <= Self.pause }

  mutating func type(_ letters: String, at time: TimeInterval) {
    text = isOpen(at: time) ? text + letters : letters
    last = time
  }

  mutating func reset() { text = "" }

  /// Whether the same letter is typed repeatedly, which goes through all items that begin with it.
  var isRepetition: Bool {
    let letters = text.lowercased()
    return !letters.isEmpty && letters.allSatisfy { $0 == letters.first }
  }

  /// What is to be looked for.
  var prefix: String { isRepetition ? String(text.prefix(1)) : text }

  /// Without regard to case and accents.
  func begins(_ string: String) -> Bool {
    string.range(
      of: prefix, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil
  }
}
