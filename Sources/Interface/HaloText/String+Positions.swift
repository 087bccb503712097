/// Positions in UTF-8 bytes; each operation is O(1), whatever the text's length and content.
extension String {
  /// The number of bytes from which a character counts as several.
  ///
  /// Any number of marks can be combined with a letter, but a step must never take long. A flag has
  /// 8 bytes, a family of four 25.
  static let longestCharacter = 1_024

  package func index(at position: Int) -> String.Index {
    utf8.index(startIndex, offsetBy: position)
  }

  package func position(of index: String.Index) -> Int {
    utf8.distance(from: startIndex, to: index)
  }

  /// Returns the text between two positions.
  ///
  /// A slice of the string would search for the `Character`s at its ends.
  package func text(in range: Range<Int>) -> String {
    String(decoding: utf8[index(at: range.lowerBound)..<index(at: range.upperBound)], as: UTF8.self)
  }

  /// Returns the first position between two `Character`s that is not before `position`; at most the
  /// end.
  package func boundary(notBefore position: Int) -> Int {
    let position = scalarBoundary(notBefore: position)
    guard position > 0, position < utf8.count else { return position }
    let start = scalarBoundary(notBefore: position - Self.longestCharacter)
    let near = text(in: start..<scalarBoundary(notBefore: position + Self.longestCharacter))
    let index = near.index(at: position - start)
    guard String.Index(index, within: near) == nil else { return position }
    let end = near.index(after: index)
    let beginning = near.index(before: end)
    // A longer character counts as several, each of which may begin at any code point.
    guard near.utf8.distance(from: beginning, to: end) < Self.longestCharacter else {
      return position
    }
    return start + near.position(of: end)
  }

  /// Returns the next position between two `Character`s; the end for the end.
  func position(after position: Int) -> Int {
    guard position < utf8.count else { return position }
    let near = text(in: position..<scalarBoundary(notBefore: position + Self.longestCharacter))
    return position + near.position(of: near.index(after: near.startIndex))
  }

  /// Returns the previous position between two `Character`s; the beginning for the beginning.
  package func position(before position: Int) -> Int {
    guard position > 0 else { return position }
    let start = scalarBoundary(notBefore: position - Self.longestCharacter)
    let near = text(in: start..<position)
    return start + near.position(of: near.index(before: near.endIndex))
  }

  /// Returns the first position between two code points that is not before `position`, which may
  /// lie outside the text.
  func scalarBoundary(notBefore position: Int) -> Int {
    guard position > 0 else { return 0 }
    guard position < utf8.count else { return utf8.count }
    var index = index(at: position)
    while index < endIndex, utf8[index] & 0xC0 == 0x80 { index = utf8.index(after: index) }
    return self.position(of: index)
  }
}
