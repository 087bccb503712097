import Foundation
import HaloDisplayList

/// The height and lighting of the tvOS-style lift.
package struct LiftStyle: Hashable, Sendable {
  /// The points by which the longest side grows when focused (HIG, Images).
  package var growth: CGFloat = 70
  /// The largest scale; without it, the growth rule would enlarge tiny items too much (Decisions).
  package var maximumScale: CGFloat = 1.3
  /// The scale of a focused button, whose text should change little in size (Decisions).
  package var buttonScale: CGFloat = 1.08
  /// The points by which the longest side of a view without a lift of its own grows.
  ///
  /// It is less than ``growth``: items on a desktop are closer together than on a television
  /// (Decisions).
  package var defaultGrowth: CGFloat = 20
  /// The largest scale of a view without a lift of its own.
  package var maximumDefaultScale: CGFloat = 1.1
  /// The shadow of such a view, closer to the surface than that of a picture on a television.
  package var defaultShadow = Shadow(offsetY: 8, sigma: 10, color: Color(white: 0, alpha: 0.36))
  /// The outline of such a view on dark backgrounds, where its shadow is invisible, and with
  /// increased contrast; nil for none.
  package var defaultRim: Color?
  /// The width of that outline, in points.
  package var defaultRimWidth: CGFloat = 2
  /// The shadow of an unfocused item, close to the surface (Decisions).
  package var restShadow = Shadow(offsetY: 4, sigma: 6, color: Color(white: 0, alpha: 0.18))
  /// The shadow of a pressed item, which is back near the surface, a little higher than at rest
  /// (HIG, Focus and selection).
  package var pressedShadow = Shadow(offsetY: 7, sigma: 9, color: Color(white: 0, alpha: 0.28))
  /// The shadow of a lifted item, far from the surface.
  package var liftedShadow = Shadow(offsetY: 24, sigma: 22, color: Color(white: 0, alpha: 0.40))
  /// The opacity (0–1) of the light on a lifted picture (Decisions: more looks like fog).
  package var shineOpacity: CGFloat = 0.16
  /// The opacity (0–1) of the line around a lifted picture.
  ///
  /// It is visible only with increased contrast: size, shadow and light distinguish the picture
  /// otherwise, and a line would look like a frame.
  package var rimOpacity: CGFloat { increasedContrast ? 1 : 0 }
  /// Whether lifted pictures have a line around them.
  package var increasedContrast = false

  /// Returns the scale of a lifted picture whose longest side has this many points.
  package func focusedScale(longestSide: CGFloat) -> CGFloat {
    guard longestSide > 0 else { return 1 }
    return min(maximumScale, (longestSide + growth) / longestSide)
  }

  /// Returns the scale of a view without a lift of its own whose longest side has this many points.
  package func defaultScale(longestSide: CGFloat) -> CGFloat {
    guard longestSide > 0 else { return 1 }
    return min(maximumDefaultScale, (longestSide + defaultGrowth) / longestSide)
  }
}
