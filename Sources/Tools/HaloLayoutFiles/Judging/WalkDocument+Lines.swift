extension WalkDocument {
  /// How many steps are done when the one in this line of the file is; nil for a line without one.
  package func stepCount(throughLine line: Int) -> Int? {
    steps.lastIndex { $0.place.line == line }.map { $0 + 1 }
  }
}
