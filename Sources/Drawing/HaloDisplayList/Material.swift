import Foundation

/// The appearance of a pane over what is drawn under it: a blur with stronger colours, under a
/// tint.
///
/// Glass also bends what lies under its edge, and keeps light text on it legible.
public struct Material: Hashable, Sendable {
  /// The standard deviation of the blur in points; 0 or more.
  public var sigma: CGFloat
  /// The factor on the saturation: 1 leaves colours unchanged, 0 makes them grey.
  public var saturation: CGFloat
  /// The colour over the blur; the less opaque it is, the more shows through.
  public var tint: Color
  /// The bend of what lies under the pane's edge; nil for a flat pane.
  public var lens: GlassLens?
  /// The light and the darkening that keep light text legible; nil for none.
  public var shade: GlassShade?

  /// Creates a material with a blur, whose standard deviation is in points, and a tint.
  public init(
    sigma: CGFloat, saturation: CGFloat, tint: Color, lens: GlassLens? = nil,
    shade: GlassShade? = nil
  ) {
    self.sigma = sigma
    self.saturation = saturation
    self.tint = tint
    self.lens = lens
    self.shade = shade
  }

  /// The colour that stands for the material where nothing under it can be shown.
  package var standIn: Color {
    guard let shade else { return tint.withAlphaComponent(1) }
    return tint.alpha > shade.glow ? tint : Color(white: 1, alpha: shade.glow)
  }
}
