import Foundation
import HaloCairoRenderer

/// The differences between two pictures of the same size.
struct PictureComparison: Equatable {
  /// The number of pixels that differ by more than the threshold.
  var differing = 0
  /// The number of pixels in the picture.
  var pixels: Int
  /// The largest difference of one channel, 0...255, whatever the threshold.
  var largest = 0
  /// A few boxes around the differences.
  var boxes: [PixelRect] = []

  /// Compares two pictures; differences of up to `levels` (of 255) in a channel are ignored.
  init(_ before: PixelSurface, _ after: PixelSurface, levels: Int) {
    pixels = before.width * before.height
    var regions = ChangedRegions(width: before.width, height: before.height)
    var (differing, largest) = (0, 0)
    PictureDifference.eachDifference(before, after) { x, y, one, other in
      var most = 0
      for shift in [0, 8, 16, 24] as [UInt32] {
        most = max(most, abs(Int((one >> shift) & 0xFF) - Int((other >> shift) & 0xFF)))
      }
      largest = max(largest, most)
      guard most > levels else { return }
      differing += 1
      regions.add(x: x, y: y)
    }
    (self.differing, self.largest) = (differing, largest)
    boxes = regions.boxes
  }

  /// The share of pixels that differ, 0...1.
  var share: Double { Double(differing) / Double(max(1, pixels)) }

  /// Returns a share as text for people: `12 %`, `0.3 %`, `under 0.01 %`.
  static func percent(_ share: Double) -> String {
    let percent = share * 100
    if percent == 0 { return "0 %" }
    if percent < 0.01 { return "under 0.01 %" }
    let digits = percent < 1 ? 2 : percent < 10 ? 1 : 0
    var text = String(format: "%.\(digits)f", locale: Locale(identifier: "en_US_POSIX"), percent)
    if text.contains(".") {
      while text.hasSuffix("0") { text.removeLast() }
      if text.hasSuffix(".") { text.removeLast() }
    }
    return text + " %"
  }
}
