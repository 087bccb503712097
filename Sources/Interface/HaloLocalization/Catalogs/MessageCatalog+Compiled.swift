import Foundation

extension MessageCatalog {
  /// Reads a compiled catalogue (GNU gettext manual, “The Format of GNU MO Files”) in UTF-8.
  public init(compiled data: Data) throws(MessageCatalogError) {
    self.init()
    let bytes = [UInt8](data)
    func fail(_ reason: String) -> MessageCatalogError {
      MessageCatalogError(file: "", line: nil, reason: reason)
    }
    guard let isLittleEndian = Self.isLittleEndian(bytes) else {
      throw fail("it is no compiled catalogue")
    }
    func word(at place: Int) -> Int? {
      guard place >= 0, place <= bytes.count - 4 else { return nil }
      let value = bytes[place..<place + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      return Int(isLittleEndian ? value.byteSwapped : value)
    }
    func text(at place: Int) -> String? {
      guard let length = word(at: place), let start = word(at: place + 4),
        start <= bytes.count, length <= bytes.count - start
      else { return nil }
      return String(decoding: bytes[start..<start + length], as: UTF8.self)
    }
    guard let count = word(at: 8), let originals = word(at: 12), let translations = word(at: 16),
      count <= bytes.count / 8
    else { throw fail("it is cut off") }
    for index in 0..<count {
      guard let original = text(at: originals + 8 * index),
        let translation = text(at: translations + 8 * index)
      else { throw fail("it is cut off") }
      // The English plural and the plural forms follow after zeros.
      let key = original.split(separator: "\0", maxSplits: 1, omittingEmptySubsequences: false)[0]
      let forms = translation.split(separator: "\0", omittingEmptySubsequences: false)
      try add(key: String(key), forms: forms.map(String.init))
    }
  }

  /// Returns whether the words are little-endian, by the number with which the file begins; nil if
  /// it begins with another number.
  private static func isLittleEndian(_ bytes: [UInt8]) -> Bool? {
    switch Array(bytes.prefix(4)) {
    case [0xde, 0x12, 0x04, 0x95]: true
    case [0x95, 0x04, 0x12, 0xde]: false
    default: nil
    }
  }
}
