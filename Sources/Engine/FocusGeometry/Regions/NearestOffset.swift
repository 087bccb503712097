import Foundation

/// The offset to scroll to along one axis so that an interval is shown (CSSOM View, `nearest`).
package enum NearestOffset {
  /// Returns the offset nearest to the current one at which an interval is shown with a margin on
  /// both sides.
  ///
  /// An interval longer than the visible length only has to fill it; if it already does, the offset
  /// does not change. If it is nearly as long, the margins shrink.
  ///
  /// - Parameters:
  ///   - low: The start of the interval in the content, in points.
  ///   - high: The end of the interval, in points.
  ///   - before: The margin before the interval, in points; not negative.
  ///   - after: The margin after the interval, in points; not negative.
  ///   - length: The visible length, in points.
  ///   - offset: The current offset, in points.
  /// - Returns: An offset that may lie outside of the content.
  package static func showing(
    from low: CGFloat, to high: CGFloat, before: CGFloat = 0, after: CGFloat = 0,
    among length: CGFloat, near offset: CGFloat
  ) -> CGFloat {
    let spare = length - (high - low)
    guard spare >= 0 else {
      // A margin is no larger than the hidden part of the interval, so that it never replaces a
      // part of it.
      let (first, last) = (low - min(before, -spare), high + min(after, -spare) - length)
      return max(first, min(offset, last))
    }
    let share = before + after > spare ? spare / (before + after) : 1
    let (first, last) = (high + after * share - length, low - before * share)
    return max(first, min(offset, last))
  }
}
