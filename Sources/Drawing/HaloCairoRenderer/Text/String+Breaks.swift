extension String {
  /// Bytes of a word that need no further place to break.
  private static let longestWord = 1_024
  /// Bytes between the places that a longer word is given.
  private static let piece = 256

  /// The same with places to break, of no width, in words that are longer than any column is wide.
  ///
  /// Pango sets a word anew for each line that it is broken into, which takes seconds for one of a
  /// few thousand letters.
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

  /// One word, with places to break when it is long.
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
  /// Whether lines may end beside it, as beside each letter of Chinese and Japanese.
  fileprivate var isBreakable: Bool {
    guard let value = unicodeScalars.first?.value else { return false }
    return 0x2E80..<0xA4D0 ~= value || value == 0x200B || value >= 0x2_0000
  }
}
