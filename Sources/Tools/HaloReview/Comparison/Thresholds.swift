import Foundation

/// The limits within which two pictures count as the same.
package struct Thresholds: Equatable, Sendable {
  /// The largest difference of a channel (of 255) for which a pixel counts as the same.
  package var levels: Int
  /// The share of pixels that may differ, 0...1.
  package var share: Double

  /// Creates limits; 0 for both means that every pixel must be the same.
  package init(levels: Int = 0, share: Double = 0) {
    (self.levels, self.share) = (levels, share)
  }

  /// A description in one line.
  package var words: String {
    let pixel =
      levels == 0 ? "any channel differs" : "a channel differs by more than \(levels) of 255"
    let picture =
      share == 0
      ? "one pixel does" : "more than \(PictureComparison.percent(share)) of its pixels do"
    return "A pixel differs when \(pixel); a picture has changed when \(picture)."
  }
}
