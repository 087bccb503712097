import Foundation
import HaloDisplayList

/// How far tvOS-style focus rises from the surface, and how it is lit.
package struct LiftStyle: Hashable, Sendable {
  /// Points that the longest side grows by when focused (HIG, Images).
  package var growth: CGFloat = 70
  /// The largest scale: by the growth rule alone tiny items would grow out of proportion
  /// (Decisions).
  package var maximumScale: CGFloat = 1.3
  /// Scale of a focused button, whose text should not change much in size (Decisions).
  package var buttonScale: CGFloat = 1.08
  /// Points that the longest side of what says nothing about its lift grows by, and the largest
  /// scale: on a desk things stand closer together than on a television (Decisions).
  package var defaultGrowth: CGFloat = 20
  /// The largest scale of such a view.
  package var maximumDefaultScale: CGFloat = 1.1
  /// Below such a view, nearer to the surface than a picture on a television.
  package var defaultShadow = Shadow(offsetY: 8, sigma: 10, color: Color(white: 0, alpha: 0.36))
  /// Around what has that shadow, on dark grounds, where the shadow is not seen, and where contrast
  /// is increased; nil: none.
  package var defaultRim: Color?
  /// Width of it, in points.
  package var defaultRimWidth: CGFloat = 2
  /// Close to the surface (Decisions).
  package var restShadow = Shadow(offsetY: 4, sigma: 6, color: Color(white: 0, alpha: 0.18))
  /// While pressed: back at the surface, a little further than at rest (HIG, Focus and selection).
  package var pressedShadow = Shadow(offsetY: 7, sigma: 9, color: Color(white: 0, alpha: 0.28))
  /// Far from the surface.
  package var liftedShadow = Shadow(offsetY: 24, sigma: 22, color: Color(white: 0, alpha: 0.40))
  /// Opacity of the light on a lifted picture (Decisions: more reads as fog).
  package var shineOpacity: CGFloat = 0.16
  /// Opacity of the line around a lifted picture: with increased contrast alone, since size, shadow
  /// and light tell it from the others, and a line would look like a frame.
  package var rimOpacity: CGFloat { increasedContrast ? 1 : 0 }
  /// Whether lifted pictures have a line around them.
  package var increasedContrast = false

  /// The scale of a lifted picture whose longest side has this many points.
  package func focusedScale(longestSide: CGFloat) -> CGFloat {
    guard longestSide > 0 else { return 1 }
    return min(maximumScale, (longestSide + growth) / longestSide)
  }

  /// The scale of a lifted view with such a longest side that says nothing about its lift.
  package func defaultScale(longestSide: CGFloat) -> CGFloat {
    guard longestSide > 0 else { return 1 }
    return min(maximumDefaultScale, (longestSide + defaultGrowth) / longestSide)
  }
}
