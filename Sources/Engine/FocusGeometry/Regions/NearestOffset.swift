import Foundation

/// How far to scroll along one axis so that something is shown (CSSOM View, `nearest`).
package enum NearestOffset {
  /// The offset nearest to the present one at which an interval is shown with room on both sides.
  ///
  /// An interval that is longer than what is shown only has to fill it: one that does so already is
  /// not scrolled. Where it is nearly as long, the room on both sides shrinks.
  ///
  /// - Parameters:
  ///   - low: where the interval begins in the content, in points.
  ///   - high: where it ends.
  ///   - before: room before it, not negative.
  ///   - after: room after it, not negative.
  ///   - length: of what is shown at a time.
  ///   - offset: where what is shown begins now.
  /// - Returns: an offset that may lie outside of the content.
  package static func showing(
    from low: CGFloat, to high: CGFloat, before: CGFloat = 0, after: CGFloat = 0,
    among length: CGFloat, near offset: CGFloat
  ) -> CGFloat {
    let spare = length - (high - low)
    guard spare >= 0 else {
      // No more room than what is hidden of the interval, so that none takes the place of it.
      let (first, last) = (low - min(before, -spare), high + min(after, -spare) - length)
      return max(first, min(offset, last))
    }
    let share = before + after > spare ? spare / (before + after) : 1
    let (first, last) = (high + after * share - length, low - before * share)
    return max(first, min(offset, last))
  }
}
