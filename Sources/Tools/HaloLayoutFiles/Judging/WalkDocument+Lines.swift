extension WalkDocument {
  /// Returns the number of steps up to and including the one in a line of the file; nil for a line
  /// without one.
  package func stepCount(throughLine line: Int) -> Int? {
    steps.lastIndex { $0.place.line == line }.map { $0 + 1 }
  }
}
