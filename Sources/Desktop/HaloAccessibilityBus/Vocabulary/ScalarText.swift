import HaloHosting

/// A text whose offsets count Unicode scalars, as AT-SPI does, instead of characters.
struct ScalarText: Equatable {
  let scalars: [Unicode.Scalar]
  let caret: Int
  let selection: Range<Int>
  /// The number of scalars before each character, and before the end.
  private let starts: [Int]

  init(_ text: AccessibleText) {
    var starts = [0]
    for character in text.string {
      starts.append((starts.last ?? 0) + character.unicodeScalars.count)
    }
    self.starts = starts
    scalars = Array(text.string.unicodeScalars)
    func place(_ character: Int) -> Int { starts[min(max(character, 0), starts.count - 1)] }
    caret = place(text.caret)
    selection = place(text.selection.lowerBound)..<place(text.selection.upperBound)
  }

  var count: Int { scalars.count }

  /// Returns a range clamped to the text; a negative `end` is the end of the text.
  func range(_ start: Int, _ end: Int) -> Range<Int> {
    let end = end < 0 ? count : min(end, count)
    return min(max(start, 0), end)..<end
  }

  func string(in range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[range])
    return String(text)
  }

  /// Returns the range of characters that a range of scalars touches.
  func characters(_ range: Range<Int>) -> Range<Int> {
    let start = character(at: range.lowerBound)
    if range.isEmpty { return start..<start }
    return start..<max(start, starts.firstIndex { $0 >= range.upperBound } ?? starts.count - 1)
  }

  /// Returns the index of the character with a scalar.
  func character(at scalar: Int) -> Int {
    guard scalar < count else { return starts.count - 1 }
    return max(0, (starts.firstIndex { $0 > scalar } ?? starts.count) - 1)
  }

  enum Unit {
    case character
    /// A word with the spaces after it.
    case word
    /// The whole text, as for a field of one line.
    case line
  }

  /// Returns the unit around an offset; empty after the last one.
  func unit(_ unit: Unit, around place: Int) -> Range<Int> {
    guard (0..<count).contains(place) else {
      // After the end of a line, its text is still returned.
      return unit == .line ? 0..<count : count..<count
    }
    switch unit {
    case .character:
      let index = character(at: place)
      return starts[index]..<starts[index + 1]
    case .word:
      var start = place
      var end = place
      while start > 0, !beginsWord(start) { start -= 1 }
      repeat { end += 1 } while end < count && !beginsWord(end)
      return start..<end
    case .line: return 0..<count
    }
  }

  private func beginsWord(_ place: Int) -> Bool {
    guard place > 0 else { return true }
    return !scalars[place].properties.isWhitespace && scalars[place - 1].properties.isWhitespace
  }
}
