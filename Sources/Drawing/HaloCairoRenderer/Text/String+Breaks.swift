extension String {
  /// The length in bytes above which a word gets additional break opportunities.
  private static let longestWord = 1_024
  /// The distance in bytes between these.
  private static let piece = 256

  /// The string with zero-width spaces, at which lines can be broken, in words that are longer than
  /// any column is wide.
  ///
  /// Pango lays out a word again for each line into which it is broken, which takes seconds for a
  /// word of a few thousand characters.
  var breakable: String {
    guard utf8.count > Self.longestWord else { return self }
    var text = ""
    var word = ""
    for character in self {
      if character.isBreakable || character.isWhitespace {
        text += word.breakableWord
        text.append(character)
        word = ""
      } else {
        word.append(character)
      }
    }
    return text + word.breakableWord
  }

  /// The string as one word, with break opportunities if it is long.
  private var breakableWord: String {
    guard utf8.count > Self.longestWord else { return self }
    var text = ""
    var bytes = 0
    for character in self {
      if bytes >= Self.piece {
        text.append("\u{200B}")
        bytes = 0
      }
      text.append(character)
      bytes += character.utf8.count
    }
    return text
  }
}

extension Character {
  /// Whether lines may break beside the character, as beside each character of Chinese and
  /// Japanese.
  fileprivate var isBreakable: Bool {
    guard let value = unicodeScalars.first?.value else { return false }
    return 0x2E80..<0xA4D0 ~= value || value == 0x200B || value >= 0x2_0000
  }
}
