import Foundation

/// Reads commands, numbers and flags from path data one after the other.
struct PathDataScanner {
  private let bytes: [UInt8]
  private var index = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  func error(_ problem: String) -> PathDataError {
    PathDataError(position: index + 1, problem: problem)
  }

  /// The largest absolute value of a number; larger ones are refused, so that sums stay finite.
  private static let limit = 1e9

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSeparators(comma: Bool) {
    var mayComma = comma
    while let byte = next {
      if byte == UInt8(ascii: ","), mayComma {
        mayComma = false
      } else if ![0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(byte) {
        return
      }
      index += 1
    }
  }

  /// Reads the next command letter; nil at the end of the data.
  mutating func command() throws -> Character? {
    skipSeparators(comma: false)
    guard let byte = next else { return nil }
    let character = Character(Unicode.Scalar(byte))
    guard byte < 0x80, character.isLetter else {
      throw error("expected a command such as L, found “\(byte < 0x80 ? String(character) : "…")”")
    }
    index += 1
    return character
  }

  /// Whether another number follows, so that the command repeats.
  var isAtNumber: Bool {
    var copy = self
    copy.skipSeparators(comma: true)
    return copy.next.map { Self.isNumber($0) } ?? false
  }

  private static func isNumber(_ byte: UInt8) -> Bool {
    isDigit(byte) || [UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: ".")].contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  mutating func number() throws -> CGFloat {
    skipSeparators(comma: true)
    let begin = index
    func at(_ names: String) -> Bool { next.map { names.utf8.contains($0) } ?? false }
    if at("+-") { index += 1 }
    takeDigits()
    if at(".") {
      index += 1
      takeDigits()
    }
    if at("eE") {
      index += 1
      if at("+-") { index += 1 }
      takeDigits()
    }
    let text = String(decoding: bytes[begin..<index], as: UTF8.self)
    guard let value = Double(text), abs(value) <= Self.limit else {
      index = begin
      throw error(text.isEmpty ? "expected a number" : "“\(text)” is not a number")
    }
    return value
  }

  private mutating func takeDigits() {
    while let byte = next, Self.isDigit(byte) { index += 1 }
  }

  /// Reads a single 0 or 1, which needs no separator after it.
  mutating func flag() throws -> Bool {
    skipSeparators(comma: true)
    guard let byte = next, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else {
      throw error("expected a flag, 0 or 1")
    }
    index += 1
    return byte == UInt8(ascii: "1")
  }
}
