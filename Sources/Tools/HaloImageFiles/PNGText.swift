import Foundation

/// The text in a PNG file beside its picture: chunks of type `iTXt` (W3C, Portable Network
/// Graphics, 3rd edition, 11.3.3.4).
///
/// Animated files may contain such text too.
package enum PNGText {
  /// Returns the file with text added before the text that it already has.
  ///
  /// - Parameters:
  ///   - entries: the texts in their order. A keyword may occur more than once and is changed to
  ///     one that the standard allows (see ``legalKeyword(_:)``). The line ends of a text become
  ///     those of Unix, and a zero byte becomes U+FFFD.
  ///   - file: a PNG file.
  /// - Returns: The same file with the text right behind its header; a file that is not a PNG,
  ///   unchanged.
  package static func adding(
    _ entries: [(keyword: String, text: String)], to file: [UInt8]
  ) -> [UInt8] {
    guard !entries.isEmpty, let header = PNGChunk.all(in: file).first, header.type == "IHDR"
    else { return file }
    var bytes = Array(file[..<header.place.upperBound])
    for (keyword, text) in entries {
      PNGChunk.append(type, data(legalKeyword(keyword), text), to: &bytes)
    }
    return bytes + file[header.place.upperBound...]
  }

  /// Returns the texts of a file in its order; empty if the file is not a PNG.
  ///
  /// Compressed and broken texts are left out.
  package static func entries(in file: [UInt8]) -> [(keyword: String, text: String)] {
    PNGChunk.all(in: file).filter { $0.type == type && $0.isSound }.compactMap { entry($0.data) }
  }

  /// Returns the same file without any such text, including text that cannot be read.
  package static func removingAll(from file: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    var place = 0
    for chunk in PNGChunk.all(in: file) where chunk.type == type {
      bytes += file[place..<chunk.place.lowerBound]
      place = chunk.place.upperBound
    }
    return bytes + file[place...]
  }

  /// Returns a keyword that the standard allows: 1 to 79 letters, digits, signs and single spaces
  /// of Latin-1, without a space at either end.
  ///
  /// Other characters become question marks, and an empty keyword becomes `Text`.
  package static func legalKeyword(_ keyword: String) -> String {
    var letters: [UInt8] = []
    for character in keyword.precomposedStringWithCanonicalMapping {
      let scalars = character.unicodeScalars
      let value = scalars.count == 1 ? scalars.first?.value ?? 0 : .max
      if character.isWhitespace || value < 0x20 || (0x7F...0xA0).contains(value) {
        // A space never comes first and never follows another.
        if let last = letters.last, last != space { letters.append(space) }
      } else {
        letters.append(UInt8(exactly: value) ?? UInt8(ascii: "?"))
      }
    }
    letters = Array(letters.prefix(79))
    if letters.last == space { letters.removeLast() }
    return letters.isEmpty ? "Text" : string(latin1: letters)
  }

  private static let type = "iTXt"
  private static let space = UInt8(ascii: " ")

  private static func data(_ keyword: String, _ text: String) -> [UInt8] {
    let text = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
      .replacing("\0", with: "\u{FFFD}")
    // Not compressed (flag and method are 0), no language, and no translated keyword.
    return keyword.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) } + [0, 0, 0, 0, 0]
      + text.utf8
  }

  /// Reads the data of a chunk; nil for broken or compressed text.
  ///
  /// The data are: keyword, 0, compression flag, compression method, language, 0, translated
  /// keyword, 0, text.
  private static func entry(_ data: ArraySlice<UInt8>) -> (keyword: String, text: String)? {
    guard let end = data.firstIndex(of: 0), end > data.startIndex, data.endIndex - end > 2,
      data[end + 1] == 0, let language = data[(end + 3)...].firstIndex(of: 0),
      let own = data[(language + 1)...].firstIndex(of: 0)
    else { return nil }
    return (
      string(latin1: data[..<end]), String(decoding: data[(own + 1)...], as: UTF8.self)
    )
  }

  private static func string(latin1 letters: some Sequence<UInt8>) -> String {
    String(String.UnicodeScalarView(letters.map { Unicode.Scalar($0) }))
  }
}
