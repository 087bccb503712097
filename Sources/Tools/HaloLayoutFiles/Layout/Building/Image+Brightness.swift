import Foundation
import HaloDisplayList

extension Image {
  /// Whether most of a picture from a file is so dark that white is read more easily on it than
  /// black; false of what is drawn.
  ///
  /// O(1): some thousand pixels tell.
  var isMostlyDark: Bool {
    guard case .bitmap(let bitmap, _) = drawing.operations.first else { return false }
    // An odd number that divides no usual width, so that the samples are not all in one column.
    let step = max(1, bitmap.pixels.count / 4_096) | 1
    let samples = stride(from: 0, to: bitmap.pixels.count, by: step)
    var light: CGFloat = 0
    var count: CGFloat = 0
    for index in samples {
      light += Color(hex: bitmap.pixels[index] & 0xFF_FFFF).relativeLuminance
      count += 1
    }
    // Where both have the same contrast: 1.05 / (l + 0.05) = (l + 0.05) / 0.05.
    return light / count < 0.179
  }
}
