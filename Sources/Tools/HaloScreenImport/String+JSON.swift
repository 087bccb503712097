extension String {
  /// The JSON text as YAML with the same meaning.
  ///
  /// YAML accepts JSON except for tabs between values and for characters that are written as two
  /// escapes (UTF-16 surrogate pairs). Lines begin and end in the same places.
  var jsonAsYAML: String {
    var result = String.UnicodeScalarView()
    var rest = unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\t": result.append(" ")
      case "\\":
        if let pair = rest.surrogatePair {
          result.append(pair)
          rest = rest.dropFirst(11)
        } else {
          result.append(scalar)
          // An escaped character begins no escape of its own.
          if let next = rest.popFirst() { result.append(next) }
        }
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}

extension Substring.UnicodeScalarView {
  /// The scalar of an escape `uD83D\uDE00` at the beginning; nil for other text.
  fileprivate var surrogatePair: Unicode.Scalar? {
    guard let high = unit(after: 0), let low = unit(after: 6), (0xD800..<0xDC00).contains(high),
      (0xDC00..<0xE000).contains(low), dropFirst(5).first == "\\"
    else { return nil }
    return Unicode.Scalar(0x1_0000 + (high - 0xD800) << 10 + (low - 0xDC00))
  }

  /// Returns the number in `u0000`, which begins after `count` characters.
  private func unit(after count: Int) -> UInt32? {
    let text = dropFirst(count).prefix(5)
    guard text.first == "u", text.count == 5 else { return nil }
    return UInt32(String(text.dropFirst()), radix: 16)
  }
}
