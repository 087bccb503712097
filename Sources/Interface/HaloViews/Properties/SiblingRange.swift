/// A range of subviews, by the numbers that order siblings.
struct SiblingRange {
  /// The number of the first subview, and that of the last one, which is less if there is none.
  private(set) var first, last: Int

  /// No subview.
  static let none = SiblingRange(first: .max, last: .min)
  /// All subviews.
  static let all = SiblingRange(first: .min, last: .max)

  /// Extends the range to a subview.
  mutating func insert(_ order: Int) {
    first = min(first, order)
    last = max(last, order)
  }
}
