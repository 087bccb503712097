import Foundation

/// How much two pictures may differ and still count as the same.
package struct Thresholds: Equatable, Sendable {
  /// Of 255: a pixel differs when one of its channels differs by more.
  package var levels: Int
  /// Of all pixels, 0 to 1: how many may differ.
  package var share: Double

  /// Both are 0 for pictures that are to be the same in every pixel.
  package init(levels: Int = 0, share: Double = 0) {
    (self.levels, self.share) = (levels, share)
  }

  /// For people, in one line.
  package var words: String {
    let pixel =
      levels == 0 ? "any channel differs" : "a channel differs by more than \(levels) of 255"
    let picture =
      share == 0
      ? "one pixel does" : "more than \(PictureComparison.percent(share)) of its pixels do"
    return "A pixel differs when \(pixel); a picture has changed when \(picture)."
  }
}
