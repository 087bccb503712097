/// Escapes arbitrary text for an HTML page.
package enum HTMLText {
  /// Returns the text escaped for element content and for attributes in double quotes.
  ///
  /// Control characters, which a page must not contain, become Unicode's control pictures or
  /// U+FFFD; line ends and tabs stay.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      default: result.unicodeScalars.append(shown(scalar))
      }
    }
    return result
  }

  /// Returns the relative address of a file beside the page, percent-encoded.
  ///
  /// The address begins with `./`, because a browser would take a name with a colon for one with
  /// another protocol.
  package static func address(ofFile name: String) -> String {
    let hex = Array("0123456789ABCDEF")
    return name.utf8.reduce(into: "./") { result, byte in
      if plain.contains(byte) {
        result.append(Character(Unicode.Scalar(byte)))
      } else {
        result.append("%")
        result.append(hex[Int(byte >> 4)])
        result.append(hex[Int(byte & 15)])
      }
    }
  }

  private static let plain = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8)

  private static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    case 0x80...0x9F: "\u{FFFD}"
    // Noncharacters, which no text may contain (Unicode, 23.7).
    case 0xFDD0...0xFDEF: "\u{FFFD}"
    case let value where value & 0xFFFE == 0xFFFE: "\u{FFFD}"
    default: scalar
    }
  }
}
