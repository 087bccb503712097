import Foundation

/// The appearance of a pane over what is drawn under it: a blur with stronger colours, under a
/// tint.
public struct Material: Hashable, Sendable {
  /// The standard deviation of the blur in points; 0 or more.
  public var sigma: CGFloat
  /// The factor on the saturation: 1 leaves colours unchanged, 0 makes them grey.
  public var saturation: CGFloat
  /// The colour over the blur; the less opaque it is, the more shows through.
  public var tint: Color

  /// Creates a material with a blur, whose standard deviation is in points, and a tint.
  public init(sigma: CGFloat, saturation: CGFloat, tint: Color) {
    self.sigma = sigma
    self.saturation = saturation
    self.tint = tint
  }
}
