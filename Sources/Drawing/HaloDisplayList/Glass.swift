import Foundation

/// The bend of what lies under the edge of glass: the edge shows what lies further inside, as
/// through a bevel.
public struct GlassLens: Hashable, Sendable {
  /// The width in points of the band along the edge that bends.
  public var band: CGFloat
  /// The distance in points between the very edge and what it shows, which lies further inside; it
  /// decreases across the band to 0.
  public var displacement: CGFloat

  /// Creates a lens; both are in points, 0 or more.
  public init(band: CGFloat, displacement: CGFloat) {
    self.band = band
    self.displacement = displacement
  }
}

/// The light and the darkening of glass that has light text, by what lies under it.
///
/// Luminances are relative, 0...1 (WCAG 2.2).
public struct GlassShade: Hashable, Sendable {
  /// The opacity (0–1) of the white layer over dark content; it disappears as the black layer
  /// appears.
  public var glow: CGFloat
  /// The opacity (0–1) of the black layer over bright content.
  public var dimming: CGFloat
  /// The mean luminance of what lies under the pane at which the layer begins to appear.
  public var start: CGFloat
  /// The mean luminance at which the layer has its full opacity; more than `start`.
  public var full: CGFloat
  /// The luminance that no pixel of the pane exceeds; more than 0.
  public var ceiling: CGFloat

  /// Creates a shade; opacities and luminances are 0...1.
  public init(
    glow: CGFloat, dimming: CGFloat, start: CGFloat, full: CGFloat, ceiling: CGFloat
  ) {
    self.glow = glow
    self.dimming = dimming
    self.start = start
    self.full = full
    self.ceiling = ceiling
  }

  /// Returns how bright content of a mean luminance is, from 0, which gets all of the glow, to 1,
  /// which gets all of the black layer.
  ///
  /// It is a smooth step, so that nothing jumps while something moves under the pane.
  package func brightness(of luminance: CGFloat) -> CGFloat {
    ((luminance - start) / max(0.001, full - start)).smoothStep
  }

  /// Returns the luminance that a pixel gets: unchanged up to a part of the ceiling, and above that
  /// compressed, so that it never exceeds the ceiling.
  package func limited(_ luminance: CGFloat) -> CGFloat {
    let knee = ceiling * Self.knee
    guard luminance > knee else { return luminance }
    let room = ceiling - knee
    return knee + room * (1 - exp(-(luminance - knee) / room))
  }

  /// The share of the ceiling up to which luminances are unchanged (our choice).
  private static let knee: CGFloat = 0.5
}

/// A line of light along the edge of glass, bright where the edge faces the light.
public struct RimLight: Hashable, Sendable {
  /// The width in points; at least one device pixel is drawn.
  public var width: CGFloat
  /// The colour where the edge faces the light.
  public var near: Color
  /// The colour on the opposite side, where the light leaves the glass.
  public var far: Color
  /// The colour between the two.
  public var between: Color
  /// The direction to the light in radians, clockwise from the right as seen on the screen.
  public var angle: CGFloat

  /// Creates a line; the width is in points, the angle in radians, clockwise from the right.
  public init(width: CGFloat, near: Color, far: Color, between: Color, angle: CGFloat) {
    self.width = width
    self.near = near
    self.far = far
    self.between = between
    self.angle = angle
  }
}
