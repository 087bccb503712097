import Foundation

/// The letters typed in quick succession, for a search for items that begin with them.
struct TypedPrefix {
  private(set) var text = ""
  private var last: TimeInterval = 0

  /// The maximum time between two letters of one search, in seconds.
  static let pause: TimeInterval = 1

  /// Whether a letter typed at `time` continues the current text.
  func isOpen(at time: TimeInterval) -> Bool { !text.isEmpty && time - last <= Self.pause }

  mutating func type(_ letters: String, at time: TimeInterval) {
    text = isOpen(at: time) ? text + letters : letters
    last = time
  }

  mutating func reset() { text = "" }

  /// Whether the text repeats one letter, which steps through all items that begin with it.
  var isRepetition: Bool {
    let letters = text.lowercased()
    return !letters.isEmpty && letters.allSatisfy { $0 == letters.first }
  }

  /// The text to search for.
  var prefix: String { isRepetition ? String(text.prefix(1)) : text }

  /// Whether a string begins with the prefix, ignoring case and diacritics.
  func begins(_ string: String) -> Bool {
    string.range(
      of: prefix, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil
  }
}
