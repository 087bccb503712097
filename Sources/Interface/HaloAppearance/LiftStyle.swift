import Foundation
import HaloDisplayList

/// The height and lighting of the tvOS-style lift.
///
/// A dark picture would not stand out by its size and shadow alone. So it has more light than a
/// light one: a line of light inside its edge, a stronger shine, and a pool of its own colours on
/// what is around it (Decisions).
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
  /// The shadow of such a view, closer to the surface than that of a picture on a television; see
  /// ``scaledDefaultShadow(for:)`` for small views.
  package var defaultShadow = Shadow(offsetY: 8, sigma: 10, color: Color(white: 0, alpha: 0.36))
  /// The outline of such a view: light on dark backgrounds, where its shadow is invisible, dark on
  /// light ones, where a white view would have no edge; nil for none.
  package var defaultRim: Color?
  /// The width of that outline, in points; at least one device pixel is drawn.
  package var defaultRimWidth: CGFloat = 2
  /// The shadow of an unfocused item, close to the surface (Decisions).
  package var restShadow = Shadow(offsetY: 4, sigma: 6, color: Color(white: 0, alpha: 0.18))
  /// The shadow of a pressed item, which is back near the surface, a little higher than at rest
  /// (HIG, Focus and selection).
  package var pressedShadow = Shadow(offsetY: 7, sigma: 9, color: Color(white: 0, alpha: 0.28))
  /// The shadow of a lifted item, far from the surface; see ``scaledLiftedShadow(for:)`` for small
  /// items.
  package var liftedShadow = Shadow(offsetY: 24, sigma: 22, color: Color(white: 0, alpha: 0.40))
  /// The shorter side from which an item has the whole ``liftedShadow``, in points: that of a small
  /// picture on a television.
  package var fullShadowSide: CGFloat = 192
  /// The shorter side from which a view without a lift of its own has the whole ``defaultShadow``,
  /// in points.
  package var fullDefaultShadowSide: CGFloat = 96
  /// The smallest share of its shadow that an item has.
  package var leastShadowShare: CGFloat = 0.2
  /// The opacity (0–1) of the shine on a lifted picture (Decisions: more looks like fog).
  package var shineOpacity: CGFloat = 0.16
  /// The factor on ``shineOpacity`` for dark pictures, on which a weak shine cannot be seen.
  package var darkShine: CGFloat = 1.6
  /// The line of light inside the edge of a lifted picture on a dark ground; nil for none.
  package var edgeLight: EdgeLight? = EdgeLight(
    width: 1.5, top: LightStrength(onDark: 0.6, onLight: 0.12), bottom: 0.2)
  /// The dark line that takes the place of ``edgeLight`` on a light ground; nil for none.
  package var edgeShade: EdgeLight? = EdgeLight(
    width: 0, color: .black, top: LightStrength(onDark: 0.12, onLight: 0.36), bottom: 0.12)
  /// The light of a lifted picture on what is around it, in its own colours; nil for none.
  package var lightPool: LightPool? = LightPool(
    sigma: 44, offsetY: 8, opacity: LiftStyle.lightPoolStrength(0.55))
  /// The largest blur of ``lightPool`` as a share of the shorter side of the picture, so that a
  /// small picture does not light half of a screen.
  package var lightPoolShare: CGFloat = 0.3
  /// The largest distance from which the light of a picture comes when it gets the focus, as a
  /// share of the picture's size in that direction.
  package var lightPoolTravel: CGFloat = 1
  /// The opacity (0–1) of the line around a lifted picture.
  ///
  /// It is visible only with increased contrast, where it is the flat counterpart of ``edgeLight``
  /// and ``lightPool``: otherwise a line would look like a frame.
  package var rimOpacity: CGFloat { increasedContrast ? 1 : 0 }
  /// Whether lifted pictures have a line around them instead of light.
  package var increasedContrast = false
  /// Whether the ground is light, on which light cannot be seen and shadows can.
  package var isOnLight = false

  /// The opacity of ``lightPool`` around a light picture, where it is strongest.
  ///
  /// The opacity around a dark picture is derived from it. Without a pool, it is 0, and setting it has
  /// no effect.
  package var lightPoolOpacity: CGFloat {
    get { lightPool?.opacity.onLight ?? 0 }
    set { lightPool?.opacity = Self.lightPoolStrength(newValue) }
  }

  /// Returns the strength of a pool from its opacity around a light picture, 0...1.
  ///
  /// Around a dark picture the light is stronger (our choice), because nothing else shows from a
  /// distance where the picture ends.
  private static func lightPoolStrength(_ opacity: CGFloat) -> LightStrength {
    LightStrength(onDark: min(1, opacity * 1.35), onLight: opacity)
  }

  /// The line inside the edge of a lifted picture that is drawn; nil with increased contrast.
  package var shownEdge: EdgeLight? {
    increasedContrast ? nil : isOnLight ? edgeShade : edgeLight
  }

  /// Returns the pool of light around a picture of this size, in points; nil with increased
  /// contrast and on light grounds.
  package func shownLightPool(of size: CGSize) -> LightPool? {
    guard !increasedContrast, !isOnLight, var pool = lightPool else { return nil }
    pool.sigma = min(pool.sigma, min(size.width, size.height) * lightPoolShare)
    return pool.sigma > 0 ? pool : nil
  }

  /// Returns the shadow of a lifted item of this size, in points: a small one is lifted less.
  package func scaledLiftedShadow(for size: CGSize) -> Shadow {
    scaled(liftedShadow, to: size, full: fullShadowSide)
  }

  /// Returns the shadow of a view without a lift of its own, of this size in points.
  package func scaledDefaultShadow(for size: CGSize) -> Shadow {
    scaled(defaultShadow, to: size, full: fullDefaultShadowSide)
  }

  private func scaled(_ shadow: Shadow, to size: CGSize, full: CGFloat) -> Shadow {
    let side = min(size.width, size.height)
    // A view without a size yet has the shadow of a large one.
    guard side > 0, side < full else { return shadow }
    let share = max(leastShadowShare, side / full)
    // A shadow that moved as far as it is narrower would lie beside a small item, not under it.
    return Shadow(
      offsetY: shadow.offsetY * share * (1 + share) / 2, sigma: shadow.sigma * share,
      color: shadow.color)
  }

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
