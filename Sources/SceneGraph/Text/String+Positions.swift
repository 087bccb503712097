/// Positions in UTF-8 bytes; O(1) each but for the search for a boundary, which is as long as the
/// `Character` there.
extension String {
  package func index(at position: Int) -> String.Index {
    utf8.index(startIndex, offsetBy: position)
  }

  package func position(of index: String.Index) -> Int {
    utf8.distance(from: startIndex, to: index)
  }

  /// The first place between two `Character`s that is not before `position`; at most the end.
  func boundary(notBefore position: Int) -> Int {
    let end = utf8.count
    var position = max(0, position)
    while position < end, String.Index(index(at: position), within: self) == nil { position += 1 }
    return min(position, end)
  }

  /// The next place between two `Character`s; the end stays.
  func position(after position: Int) -> Int {
    let index = index(at: position)
    return index < endIndex ? self.position(of: self.index(after: index)) : position
  }

  /// The place before; the beginning stays.
  func position(before position: Int) -> Int {
    let index = index(at: position)
    return index > startIndex ? self.position(of: self.index(before: index)) : position
  }
}
