/// A colour in which a terminal shows a word.
enum TextStyle: Int {
  case red = 31
  case green, yellow, blue

  /// Returns the text in this colour, bold, if it goes to a terminal that shows colours.
  func applied(to text: String, if isColored: Bool) -> String {
    isColored ? "\u{1B}[1;\(rawValue)m\(text)\u{1B}[0m" : text
  }

  /// Returns a line in which the first word has its colour, if it is one of some words.
  ///
  /// - Parameters:
  ///   - line: the line, which may be indented.
  ///   - words: the words with their colours; in the line, a space follows them.
  ///   - isColored: whether the line goes to a terminal that shows colours.
  /// - Returns: the line with the colour.
  static func line(
    _ line: String, words: KeyValuePairs<String, TextStyle>, if isColored: Bool
  ) -> String {
    guard isColored else { return line }
    let indent = line.prefix { $0 == " " }
    let rest = line.dropFirst(indent.count)
    guard let (word, style) = words.first(where: { rest.hasPrefix($0.key + " ") }) else {
      return line
    }
    return indent + style.applied(to: word, if: true) + rest.dropFirst(word.count)
  }
}
