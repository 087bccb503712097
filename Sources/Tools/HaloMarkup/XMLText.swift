/// Text for an XML file, whatever is in it.
package enum XMLText {
  /// For text and for attributes in double quotes; what XML 1.0 cannot hold becomes U+FFFD.
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
