/// Escapes arbitrary text for an XML file.
package enum XMLText {
  /// Returns the text escaped for element content and for attributes in double quotes.
  ///
  /// Characters that XML 1.0 does not allow become U+FFFD; line ends and tabs become character
  /// references.
  package static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      default:
        let isLegal = scalar.value >= 0x20 && !(0xFFFE...0xFFFF).contains(scalar.value)
        result.unicodeScalars.append(isLegal ? scalar : "\u{FFFD}")
      }
    }
  }
}
