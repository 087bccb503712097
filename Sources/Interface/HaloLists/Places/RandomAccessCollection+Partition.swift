extension RandomAccessCollection {
  /// Returns the index of the first element that satisfies a predicate, in O(log n) for n elements.
  ///
  /// The collection must be partitioned: no element that satisfies the predicate precedes one that
  /// does not.
  ///
  /// - Parameter isPast: The predicate.
  /// - Returns: The index of the first element that satisfies it; `endIndex` if there is none.
  func firstPlace(past isPast: (Element) -> Bool) -> Index {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = index(low, offsetBy: distance(from: low, to: high) / 2)
      if isPast(self[middle]) { high = middle } else { low = index(after: middle) }
    }
    return low
  }
}
