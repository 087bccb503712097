import DisplayList
import Foundation

/// How far tvOS-style focus rises from the surface, and how it is lit.
package struct LiftStyle: Hashable, Sendable {
  /// Points that the longest side grows by when focused (HIG, Images).
  package var growth: CGFloat = 70
  /// The largest scale: by the growth rule alone tiny items would grow out of proportion
  /// (Decisions).
  package var maximumScale: CGFloat = 1.3
  /// Scale of a focused button, whose text should not change much in size (Decisions).
  package var buttonScale: CGFloat = 1.08
  /// Close to the surface (Decisions).
  package var restShadow = Shadow(offsetY: 4, sigma: 6, color: Color(white: 0, alpha: 0.18))
  /// While pressed: back at the surface, a little further than at rest (HIG, Focus and selection).
  package var pressedShadow = Shadow(offsetY: 7, sigma: 9, color: Color(white: 0, alpha: 0.28))
  /// Far from the surface.
  package var liftedShadow = Shadow(offsetY: 24, sigma: 22, color: Color(white: 0, alpha: 0.40))
  /// Opacity of the light on a lifted picture (Decisions: more reads as fog).
  package var shineOpacity: CGFloat = 0.16
  /// Opacity of the lit edge of a lifted picture: the least that stands out 3:1 from the background
  /// of a TV scene on black artwork (WCAG 1.4.11).
  package var rimOpacity: CGFloat { increasedContrast ? 1 : 0.5 }
  /// How much unfocused pictures are darkened: those beside the focused one, and those elsewhere.
  package var dimming: (near: CGFloat, far: CGFloat) {
    increasedContrast ? (0.10, 0.20) : (0.20, 0.42)
  }
  /// Whether unfocused pictures are darkened less, and lit edges are opaque lines.
  package var increasedContrast = false

  /// The scale of a lifted picture whose longest side has this many points.
  package func focusedScale(longestSide: CGFloat) -> CGFloat {
    guard longestSide > 0 else { return 1 }
    return min(maximumScale, (longestSide + growth) / longestSide)
  }
}
