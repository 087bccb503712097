/// Positions in UTF-8 bytes; O(1) each, however long the text is and whatever is in it.
extension String {
  /// What looks like one letter and is longer than so many bytes counts as several: marks can be
  /// piled on a letter without end, and a step is never to take long.
  ///
  /// A flag has 8 bytes, a family of four 25.
  static let longestCharacter = 1_024

  package func index(at position: Int) -> String.Index {
    utf8.index(startIndex, offsetBy: position)
  }

  package func position(of index: String.Index) -> Int {
    utf8.distance(from: startIndex, to: index)
  }

  /// What lies between two positions.
  ///
  /// A slice of a string would look for the `Character`s at its ends.
  package func text(in range: Range<Int>) -> String {
    String(decoding: utf8[index(at: range.lowerBound)..<index(at: range.upperBound)], as: UTF8.self)
  }

  /// The first place between two `Character`s that is not before `position`; at most the end.
  package func boundary(notBefore position: Int) -> Int {
    let position = scalarBoundary(notBefore: position)
    guard position > 0, position < utf8.count else { return position }
    let start = scalarBoundary(notBefore: position - Self.longestCharacter)
    let near = text(in: start..<scalarBoundary(notBefore: position + Self.longestCharacter))
    let index = near.index(at: position - start)
    guard String.Index(index, within: near) == nil else { return position }
    let end = near.index(after: index)
    let beginning = near.index(before: end)
    // One of the several that a longer one counts as may begin anywhere.
    guard near.utf8.distance(from: beginning, to: end) < Self.longestCharacter else {
      return position
    }
    return start + near.position(of: end)
  }

  /// The next place between two `Character`s; the end stays.
  func position(after position: Int) -> Int {
    guard position < utf8.count else { return position }
    let near = text(in: position..<scalarBoundary(notBefore: position + Self.longestCharacter))
    return position + near.position(of: near.index(after: near.startIndex))
  }

  /// The place before; the beginning stays.
  package func position(before position: Int) -> Int {
    guard position > 0 else { return position }
    let start = scalarBoundary(notBefore: position - Self.longestCharacter)
    let near = text(in: start..<position)
    return start + near.position(of: near.index(before: near.endIndex))
  }

  /// The first place between two code points that is not before `position`, which may lie outside
  /// of the text.
  func scalarBoundary(notBefore position: Int) -> Int {
    guard position > 0 else { return 0 }
    guard position < utf8.count else { return utf8.count }
    var index = index(at: position)
    while index < endIndex, utf8[index] & 0xC0 == 0x80 { index = utf8.index(after: index) }
    return self.position(of: index)
  }
}
