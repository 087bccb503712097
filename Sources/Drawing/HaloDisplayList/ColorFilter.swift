import Foundation

/// A change of colours in a part of a window, applied after everything in it is drawn.
public struct ColorFilter: Hashable, Sendable {
  /// The area in window points; it covers device pixels whose centres lie inside.
  public var rect: CGRect
  /// The matrix applied to each pixel.
  public var matrix: ColorMatrix

  /// Creates a filter for a part of a window, in window points.
  public init(rect: CGRect, matrix: ColorMatrix) {
    self.rect = rect
    self.matrix = matrix
  }
}

/// A linear map of colours: red, green and blue of the result from those of the source.
///
/// It is applied to linear light: sRGB values are decoded before and encoded after.
public struct ColorMatrix: Hashable, Sendable {
  /// The coefficients of red, green and blue: first for the red of the result, then for its green,
  /// then for its blue.
  public let values: [Float]

  /// Creates a matrix from its three rows.
  ///
  /// - Parameters:
  ///   - red: The coefficients of the source's red, green and blue for the red of the result.
  ///   - green: The coefficients for the green of the result.
  ///   - blue: The coefficients for the blue of the result.
  public init(
    red: (Float, Float, Float), green: (Float, Float, Float), blue: (Float, Float, Float)
  ) {
    values = [red.0, red.1, red.2, green.0, green.1, green.2, blue.0, blue.1, blue.2]
  }
}
