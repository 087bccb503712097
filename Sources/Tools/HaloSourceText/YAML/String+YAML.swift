extension String {
  /// As a value in YAML, also within braces: bare where nobody could take that for something else,
  /// or else in quotes, with escapes, on one line.
  package var yaml: String { isBareInYAML ? self : "\"\(escaped)\"" }

  /// As a comment in YAML, on one line whatever it quotes.
  package var yamlComment: String {
    let words = UnicodeScalarView(
      unicodeScalars.map { $0.isPlainInYAML || $0 == "\"" || $0 == "\\" ? $0 : " " })
    return words.isEmpty ? "#" : "# \(String(words))"
  }

  /// Letters, digits and a few signs that mean nothing between them, letters first; no number, and
  /// none of the words that some reader takes for a truth or for nothing.
  private var isBareInYAML: Bool {
    guard let first = unicodeScalars.first, first.isBareLetter else { return false }
    return unicodeScalars.allSatisfy { $0.isBareLetter || Self.signs.contains($0) }
      && !Self.words.contains(lowercased())
  }

  private static let signs = Set("0123456789._-+/".unicodeScalars)
  private static let words: Set = [
    "true", "false", "null", "none", "yes", "no", "on", "off", "y", "n",
  ]

  private var escaped: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case _ where scalar.isPlainInYAML: result.unicodeScalars.append(scalar)
      case "\"", "\\": result += "\\\(scalar)"
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let (letter, width) =
          scalar.value <= 0xFF ? ("x", 2) : scalar.value <= 0xFFFF ? ("u", 4) : ("U", 8)
        result += "\\\(letter)" + String(repeating: "0", count: width - digits.count) + digits
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// Of any alphabet, and no mark that joins the sign before it.
  fileprivate var isBareLetter: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }

  /// Whether it may stand in quotes without an escape: it is seen, and ends neither the quotes nor
  /// the line.
  var isPlainInYAML: Bool {
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator:
      false
    case .spaceSeparator: self == " "
    default: self != "\"" && self != "\\"
    }
  }
}
