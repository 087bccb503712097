extension String {
  /// The text as a YAML value that is also valid within braces.
  ///
  /// It is bare if no reader can take it for another type, otherwise in double quotes with escapes,
  /// on one line.
  package var yaml: String { isBareInYAML ? self : "\"\(escaped)\"" }

  /// The text as a YAML comment on one line; characters that cannot stand in it become spaces.
  package var yamlComment: String {
    let words = UnicodeScalarView(
      unicodeScalars.map { $0.isPlainInYAML || $0 == "\"" || $0 == "\\" ? $0 : " " })
    return words.isEmpty ? "#" : "# \(String(words))"
  }

  /// Whether the text may stand without quotes.
  ///
  /// It must begin with a letter, contain only letters, digits and a few harmless signs, and be
  /// none of the words that some readers take for a Boolean or null.
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
  /// Whether the scalar is a letter of any alphabet; combining marks are not.
  fileprivate var isBareLetter: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }

  /// Whether the scalar may stand in double quotes without an escape: it is visible and ends
  /// neither the quotes nor the line.
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
