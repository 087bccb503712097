import Foundation

/// What a PNG file says in words beside its picture: chunks `iTXt` (W3C, Portable Network Graphics,
/// 3rd edition, 11.3.3.4), which animated ones may have too.
package enum PNGText {
  /// Tells a file words, in their order, before those that it has already.
  ///
  /// - Parameters:
  ///   - entries: a keyword may come more than once, and is made one that the standard allows (see
  ///     ``legalKeyword(_:)``). Line ends of a text become those of Unix, and a zero byte U+FFFD.
  ///   - file: a PNG file.
  /// - Returns: the same file with the words right behind its header; what is no PNG file as it is.
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

  /// The words of a file in its order; empty for what is no PNG file.
  ///
  /// What is compressed or broken is left out.
  package static func entries(in file: [UInt8]) -> [(keyword: String, text: String)] {
    PNGChunk.all(in: file).filter { $0.type == type && $0.isSound }.compactMap { entry($0.data) }
  }

  /// The same file without all such words, those that cannot be read too.
  package static func removingAll(from file: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    var place = 0
    for chunk in PNGChunk.all(in: file) where chunk.type == type {
      bytes += file[place..<chunk.place.lowerBound]
      place = chunk.place.upperBound
    }
    return bytes + file[place...]
  }

  /// A keyword as the standard wants it: 1 to 79 letters, digits, signs and single spaces of
  /// Latin-1, none of them at an end.
  ///
  /// Other letters become question marks, and what is empty becomes `Text`.
  package static func legalKeyword(_ keyword: String) -> String {
    var letters: [UInt8] = []
    for character in keyword.precomposedStringWithCanonicalMapping {
      let scalars = character.unicodeScalars
      let value = scalars.count == 1 ? scalars.first?.value ?? 0 : .max
      if character.isWhitespace || value < 0x20 || (0x7F...0xA0).contains(value) {
        // Never the first, never two.
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
    // Not compressed (a flag and a method), in no language, and without the keyword in it.
    return keyword.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) } + [0, 0, 0, 0, 0]
      + text.utf8
  }

  /// Keyword, zero, whether compressed, by what, language, zero, its keyword, zero, text.
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
