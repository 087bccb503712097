import Foundation

/// What a pane makes of all that is drawn beneath it: a blur in stronger colours, under a tint.
public struct Material: Hashable, Sendable {
  /// Standard deviation of the blur in points; 0 or more.
  public var sigma: CGFloat
  /// How strong colours are: 1 as they are, 0 grey.
  public var saturation: CGFloat
  /// Laid over the blur; the less opaque it is, the more is seen of what is beneath.
  public var tint: Color

  /// A blur with a standard deviation in points, under a tint.
  public init(sigma: CGFloat, saturation: CGFloat, tint: Color) {
    self.sigma = sigma
    self.saturation = saturation
    self.tint = tint
  }
}
