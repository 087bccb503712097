import SwiftSyntax

/// A part of a file that becomes something else, in bytes of UTF-8.
struct Edit {
  let range: Range<Int>
  let text: String

  init(_ range: Range<Int>, _ text: String) {
    self.range = range
    self.text = text
  }

  init(_ range: Range<AbsolutePosition>, _ text: String) {
    self.init(range.lowerBound.utf8Offset..<range.upperBound.utf8Offset, text)
  }

  init(insertAt position: AbsolutePosition, _ text: String) {
    self.init(position..<position, text)
  }
}

extension String {
  /// This text with the edits made; of those at one place, in the order given.
  ///
  /// An edit inside of one before it is left out.
  func applying(_ edits: [Edit]) -> String {
    guard !edits.isEmpty else { return self }
    let bytes = Array(utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + edits.count * 32)
    var cursor = 0
    // Sorted by place alone, which keeps the order of equals only when it is part of the key.
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for (_, edit) in ordered where edit.range.lowerBound >= cursor {
      result += bytes[cursor..<edit.range.lowerBound]
      result += edit.text.utf8
      cursor = edit.range.upperBound
    }
    result += bytes[cursor...]
    return String(decoding: result, as: UTF8.self)
  }

  /// The line breaks in it, one after the other.
  var lineBreaks: String { String(filter { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }) }
}
