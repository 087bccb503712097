import FocusGeometry

extension FocusExplanation {
  /// The result of the decision and its reason, in one line.
  package var inOneLine: String {
    [headline, account].compactMap { $0 }.joined(separator: ": ")
  }
}
