extension RandomAccessCollection {
  /// Where the elements begin that are past something; all before them are not, as in a sorted
  /// collection.
  ///
  /// O(log n) for n elements.
  ///
  /// - Parameter isPast: true from one element on to the last one.
  /// - Returns: the end where no element is past it.
  func firstPlace(past isPast: (Element) -> Bool) -> Index {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = index(low, offsetBy: distance(from: low, to: high) / 2)
      if isPast(self[middle]) { high = middle } else { low = index(after: middle) }
    }
    return low
  }
}
