import FocusGeometry
import Foundation
import HaloDisplayList

/// The measures of Liquid Glass.
///
/// The opacity of the dark layer is published (HIG, Materials); no source gives the other numbers:
/// they are our choice, by eye.
package struct GlassStyle: Hashable, Sendable {
  /// The standard deviation of the blur of clear glass, in points: what lies behind stays
  /// recognizable.
  package var clearSigma: CGFloat = 2
  /// The standard deviation of the blur of regular glass, in points.
  package var regularSigma: CGFloat = 12
  /// The saturation factor of colours behind glass.
  package var saturation: CGFloat = 1.6
  /// The opacity of the tint of regular glass, on which text in the label colour is readable.
  package var regularTint: CGFloat = 0.72
  /// The opacity of the colour of prominent glass; less if it is clear.
  package var prominentTint: (regular: CGFloat, clear: CGFloat) { (0.86, 0.5) }
  /// The width of the band that bends, and the displacement at the edge, in points.
  package var lens = GlassLens(band: 22, displacement: 20)
  /// The dark layer of 35 % over bright content (HIG, Materials), the white layer over dark
  /// content, on which glass would be invisible otherwise, and the luminance that leaves white text
  /// a contrast of at least 4.5:1 everywhere.
  package var shade = GlassShade(
    glow: 0.32, dimming: 0.35, start: 0.12, full: 0.36, ceiling: 0.15)
  /// The same under the fill of a focused control, which alone makes its text readable: no
  /// luminance is limited, so that what lies behind stays clear.
  package var focusedShade: GlassShade {
    var shade = shade
    shade.ceiling = .infinity
    return shade
  }
  /// The width of the line of light along the edge, in points.
  package var rimWidth: CGFloat = 2
  /// The opacity of that line where it faces the light, on the opposite side, and between.
  package var rim: (near: CGFloat, far: CGFloat, between: CGFloat) { (1, 0.7, 0.34) }
  /// The width of the line along the edge of pressed glass, in points, and the opacity of its black.
  ///
  /// Pressed glass lies lower, so that its edge is in shadow. The line has a contrast of at least
  /// 3:1 with the plate, because a press hardly changes the size and the colour of the plate.
  package var pressedRim: (width: CGFloat, opacity: CGFloat) { (3, 0.6) }
  /// The direction to the light at rest, x to the right and y downwards: from above, a little from
  /// the left.
  package var lightDirection: CGVector { CGVector(dx: -0.4, dy: -1) }
  /// The weight of a full lean relative to that direction: the light moves with the shine.
  package var leanWeight: CGFloat = 1.6
  /// The lift at which glass is complete, so that the edge is seen before the growth ends.
  package var completeLift: CGFloat = 0.3
  /// The opacity of the white, or in a light appearance of the black, of a control at rest, which
  /// lies flat.
  package var restingFill: CGFloat = 0.10
  /// The same of a selected control, which stands out less than a focused one.
  package var selectedFill: CGFloat { 0.26 }
  /// The opacity of the line of one device pixel around a selected control.
  ///
  /// The line has a contrast of 3:1 with a control at rest; a fill with that contrast would be too light
  /// for white text.
  package var selectedLine: CGFloat { 0.6 }
  /// The opacity of the plate's colour on the glass of a focused control: enough for the plate's
  /// text over anything.
  package var focusedFill: CGFloat = 0.76
  /// The opacity while such a control is pressed or selected as well.
  package var strongFill: CGFloat = 0.92
  /// The opacity of the text of a control at rest.
  package var restingText: CGFloat = 0.84
  /// The opacity of secondary text on glass, which must be readable over any picture.
  package var secondaryText: CGFloat = 0.92
  /// The opacity of the white on pressed glass with white text, which becomes brighter.
  package var pressedGlow: CGFloat = 0.06
  /// The scale of an interactive pane while something on it is pressed.
  package var interactiveScale: CGFloat = 0.97

  /// The transparency of a pane: UIKit's `UIGlassEffect.Style`.
  package enum Clarity: Hashable, Sendable {
    case regular, clear
  }

  /// Returns the material of glass: regular glass follows the appearance, which is dark or not, and
  /// clear glass has white text in every one; either may take a tint.
  package func material(_ clarity: Clarity, isDark: Bool, tint: Color? = nil) -> Material {
    switch clarity {
    case .clear:
      Material(
        sigma: clearSigma, saturation: saturation,
        tint: tint?.withAlphaComponent(prominentTint.clear) ?? .clear,
        lens: lens, shade: shade)
    case .regular:
      Material(
        sigma: regularSigma, saturation: saturation,
        tint: tint?.withAlphaComponent(prominentTint.regular)
          ?? (isDark ? Color(hex: 0x262629) : Color(hex: 0xF7F7F9))
          .withAlphaComponent(regularTint),
        lens: lens)
    }
  }

  /// The material of a focused control, under its fill.
  package var focusedMaterial: Material {
    Material(
      sigma: clearSigma, saturation: saturation, tint: .clear, lens: lens, shade: focusedShade)
  }

  /// Returns the line of light along the edge of something that leans, each axis from -1 to 1, or
  /// the line of shadow along that of something pressed.
  package func rimLight(lean: CGVector, isPressed: Bool = false) -> RimLight {
    let (x, y) = (
      lightDirection.dx + lean.dx * leanWeight, lightDirection.dy + lean.dy * leanWeight
    )
    if isPressed {
      let shadow = Color(white: 0, alpha: pressedRim.opacity)
      return RimLight(
        width: pressedRim.width, near: shadow, far: shadow, between: shadow, angle: atan2(y, x))
    }
    func white(_ opacity: CGFloat) -> Color { Color(white: 1, alpha: opacity) }
    return RimLight(
      width: rimWidth, near: white(rim.near), far: white(rim.far), between: white(rim.between),
      angle: atan2(y, x))
  }
}
