extension String {
  /// JSON text as YAML that means the same: YAML takes JSON as it is, but for tabs between values,
  /// and for signs that are written as two escapes, since UTF-16 has two numbers for them.
  ///
  /// No line begins or ends elsewhere.
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
          // What is escaped begins no escape of its own.
          if let next = rest.popFirst() { result.append(next) }
        }
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}

extension Substring.UnicodeScalarView {
  /// What `uD83D\uDE00` at the beginning stands for; nil: it begins otherwise.
  fileprivate var surrogatePair: Unicode.Scalar? {
    guard let high = unit(after: 0), let low = unit(after: 6), (0xD800..<0xDC00).contains(high),
      (0xDC00..<0xE000).contains(low), dropFirst(5).first == "\\"
    else { return nil }
    return Unicode.Scalar(0x1_0000 + (high - 0xD800) << 10 + (low - 0xDC00))
  }

  /// The number in `u0000`, which begins after so many characters.
  private func unit(after count: Int) -> UInt32? {
    let text = dropFirst(count).prefix(5)
    guard text.first == "u", text.count == 5 else { return nil }
    return UInt32(String(text.dropFirst()), radix: 16)
  }
}
