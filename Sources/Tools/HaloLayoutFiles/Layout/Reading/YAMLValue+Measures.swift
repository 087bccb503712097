import FocusGeometry
import Foundation
import HaloSourceText

/// Reading of values that several fields share.
extension YAMLValue {
  /// Reads a window's width and height in points.
  ///
  /// - Throws: `SourceError` unless the value is a list of two sides that a window may have.
  func windowSize() throws -> CGSize {
    let sides = try numbers(["width", "height"], in: [64...16_384, 64...16_384])
    return CGSize(width: sides[0], height: sides[1])
  }

  /// Reads a reading direction.
  ///
  /// - Throws: `SourceError` unless the value is ltr or rtl.
  func layoutDirection() throws -> LayoutDirection {
    try choice(of: ["ltr": .leftToRight, "rtl": .rightToLeft])
  }

  /// Reads a distance in points, with either sign.
  ///
  /// - Throws: `SourceError` unless the value is a list of two numbers.
  func vector() throws -> CGVector {
    let parts = try numbers(["dx", "dy"], in: [-1e6...1e6, -1e6...1e6])
    return CGVector(dx: parts[0], dy: parts[1])
  }
}
