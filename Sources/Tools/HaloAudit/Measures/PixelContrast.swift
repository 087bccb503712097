import Foundation

/// The contrast of two pixels (WCAG 2.2, relative luminance).
package enum PixelContrast {
  private static let linear: [Double] = (0...255).map { level in
    let part = Double(level) / 255
    return part <= 0.040_45 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }

  /// Returns the contrast of two pixels `0xRRGGBB`, from 1 to 21; ignores alpha.
  package static func ratio(_ p: UInt32, _ q: UInt32) -> Double {
    ratio(ofLuminances: luminance(p), luminance(q))
  }

  /// Returns the contrast of two relative luminances of 0...1, from 1 to 21.
  static func ratio(ofLuminances a: Double, _ b: Double) -> Double {
    (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// Returns the relative luminance of a pixel `0xRRGGBB`, 0...1; ignores alpha.
  static func luminance(_ pixel: UInt32) -> Double {
    0.2126 * linear[Int(pixel >> 16 & 0xFF)] + 0.7152 * linear[Int(pixel >> 8 & 0xFF)]
      + 0.0722 * linear[Int(pixel & 0xFF)]
  }
}
