import Foundation
import HaloDisplayList

extension Image {
  /// Whether a picture from a file is so dark on average that white has more contrast on it than
  /// black; false for a drawing.
  ///
  /// Takes O(1), from some thousand pixels.
  var isMostlyDark: Bool {
    guard case .bitmap(let bitmap, _) = drawing.operations.first else { return false }
    // The step is odd and divides no usual width, so that the samples are not all in one column.
    let step = max(1, bitmap.pixels.count / 4_096) | 1
    let samples = stride(from: 0, to: bitmap.pixels.count, by: step)
    var light: CGFloat = 0
    var count: CGFloat = 0
    for index in samples {
      light += Color(hex: bitmap.pixels[index] & 0xFF_FFFF).relativeLuminance
      count += 1
    }
    // Both have the same contrast at 1.05 / (l + 0.05) = (l + 0.05) / 0.05.
    return light / count < 0.179
  }
}
