import Foundation

/// What becomes of colours in a part of a window, once everything in it is drawn.
public struct ColorFilter: Hashable, Sendable {
  /// In window points; drawn pixels of which the middle lies inside are changed.
  public var rect: CGRect
  /// Applied to each pixel.
  public var matrix: ColorMatrix

  /// A filter for a part of a window, in its points.
  public init(rect: CGRect, matrix: ColorMatrix) {
    self.rect = rect
    self.matrix = matrix
  }
}

/// A linear map of colours: red, green and blue of the result from those of the source.
///
/// It works on light, not on the numbers of sRGB: those are decoded before and encoded after.
public struct ColorMatrix: Hashable, Sendable {
  /// The red of the result from red, green and blue; then its green, then its blue.
  public let values: [Float]

  /// - Parameters:
  ///   - red: how much of each makes the red of the result.
  ///   - green: its green.
  ///   - blue: its blue.
  public init(
    red: (Float, Float, Float), green: (Float, Float, Float), blue: (Float, Float, Float)
  ) {
    values = [red.0, red.1, red.2, green.0, green.1, green.2, blue.0, blue.1, blue.2]
  }
}
