import HaloDisplayList

/// Word boundaries according to Unicode (UAX #29), as far as they need no dictionary.
extension String {
  /// The largest number of bytes that a step by words passes over; a text without spaces may have
  /// any length.
  static let longestWord = 1 << 14

  /// Returns the position one word away: forward, the end of the word at `position` or of the next
  /// one; backward, the beginning (HIG, Keyboards: the arrows with Option).
  ///
  /// The step passes over characters between words. A Chinese character, a letter of hiragana and
  /// an emoji each count as a word.
  func wordBoundary(from position: Int, _ direction: TextStorageDirection) -> Int {
    switch direction {
    case .forward:
      let near = text(in: position..<scalarBoundary(notBefore: position + Self.longestWord))
      return boundary(notBefore: position + near.position(of: near.firstWordEnd))
    case .backward:
      let start = scalarBoundary(notBefore: position - Self.longestWord)
      let near = text(in: start..<position)
      return min(boundary(notBefore: start + near.position(of: near.lastWordBeginning)), position)
    }
  }

  /// Returns the range of the word that contains the `Character` at `position`, or of the
  /// characters between two words there.
  package func word(at position: Int) -> Range<Int> {
    let start = wordBoundary(from: wordBoundary(from: position, .forward), .backward)
    let end = wordBoundary(from: start, .forward)
    if start <= position, position < end { return start..<end }
    let before = wordBoundary(from: position, .backward)
    let left = wordBoundary(from: before, .forward)
    return (left <= position ? left : 0)..<(start > position ? start : utf8.count)
  }

  private var firstWordEnd: Index {
    var index = startIndex
    while index < endIndex, self[index].wordKind == nil { formIndex(after: &index) }
    guard index < endIndex else { return endIndex }
    let first = self[index].wordKind
    formIndex(after: &index)
    guard first != .alone else { return index }
    var last = first
    while index < endIndex {
      let next = self.index(after: index)
      if let kind = self[index].wordKind {
        guard kind == last else { break }
      } else {
        // An apostrophe or a decimal point joins the characters on both sides into one word.
        guard next < endIndex, self[index].joinsWords, self[next].wordKind == last else { break }
      }
      last = self[index].wordKind ?? last
      index = next
    }
    return index
  }

  private var lastWordBeginning: Index {
    var index = endIndex
    while index > startIndex, self[self.index(before: index)].wordKind == nil {
      formIndex(before: &index)
    }
    guard index > startIndex else { return startIndex }
    formIndex(before: &index)
    let first = self[index].wordKind
    guard first != .alone else { return index }
    while index > startIndex {
      let before = self.index(before: index)
      if self[before].wordKind != nil {
        guard self[before].wordKind == first else { break }
      } else {
        guard before > startIndex, self[before].joinsWords,
          self[self.index(before: before)].wordKind == first
        else { break }
      }
      index = before
    }
    return index
  }
}

extension Character {
  fileprivate enum WordKind {
    /// A letter, a digit or a low line, which form words together.
    case letter
    case katakana
    /// A character that is a word of its own.
    case alone
  }

  /// The kind of word that the character belongs to; nil for a character between words.
  fileprivate var wordKind: WordKind? {
    guard let scalar = unicodeScalars.first else { return nil }
    let properties = scalar.properties
    if properties.isIdeographic { return .alone }
    switch scalar.value {
    case 0x3041...0x309F: return .alone
    case 0x30A1...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: return .katakana
    default: break
    }
    if isLetter || isNumber || scalar == "_" { return .letter }
    // Characters such as © can be shown as text or as emoji; only as emoji they are words.
    let isPicture =
      properties.isEmojiPresentation || unicodeScalars.contains { $0.value == 0xFE0F }
    return isPicture ? .alone : nil
  }

  /// Whether the character joins two letters or two digits, as in “don’t” and “3.14”.
  fileprivate var joinsWords: Bool {
    switch self {
    case "'", "’", ".", "·", "‧", "\u{5F4}", "\u{5F3}": true
    default: false
    }
  }
}
