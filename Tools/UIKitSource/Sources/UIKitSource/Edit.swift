import SwiftSyntax

/// A replacement of a part of a file, in bytes of UTF-8.
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
  /// Returns this text with edits applied; those at one place are applied in the given order.
  ///
  /// An edit inside an earlier one is ignored.
  func applying(_ edits: [Edit]) -> String {
    guard !edits.isEmpty else { return self }
    let bytes = Array(utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + edits.count * 32)
    var cursor = 0
    // The index is part of the key, since sorting does not keep the order of equal elements.
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

  /// The line breaks of the text, in their order.
  var lineBreaks: String { String(filter { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }) }
}
