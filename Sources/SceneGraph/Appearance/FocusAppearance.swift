import FocusEngine
import Foundation

/// Every number and colour of how focus looks, in one value (spec/focus-looks.md).
///
/// Light, dark and reduced motion are values of it. What no public source gives is marked as our
/// choice, to be corrected here alone.
public struct FocusAppearance: Hashable, Sendable {
  public var palette: Palette
  public var prefersReducedMotion = false

  // MARK: Halo (C6; no public number: our choice)

  /// Points.
  public var haloWidth: CGFloat = 3
  /// Points between the item and its ring.
  public var haloGap: CGFloat = 2
  /// Seconds; the ring moves by cross-fading.
  public var haloFade: TimeInterval = 0.15

  // MARK: Rows (C8; our choice)

  public var rowHeight: CGFloat = 44
  public var rowRadius: CGFloat = 10
  public var rowInset: CGFloat = 8

  // MARK: tvOS

  /// Points that the longest side grows by when focused (C2, published).
  public var focusGrowth: CGFloat = 70
  /// Tiny items would grow out of proportion (C2, our choice).
  public var maximumFocusedScale: CGFloat = 1.3
  /// Of buttons, whose text must stay calm (C2: 1.05 to 1.08, our choice).
  public var focusedButtonScale: CGFloat = 1.08
  /// Resting shadow: close to the surface (art direction, "Depth").
  public var restShadow = Shadow(offsetY: 4, sigma: 6, color: Color(white: 0, alpha: 0.18))
  /// Lifted shadow: far from the surface.
  public var liftedShadow = Shadow(offsetY: 24, sigma: 22, color: Color(white: 0, alpha: 0.40))
  /// Opacity of the light on a lifted picture (C5 suggests more; on dark art that reads as fog).
  public var shineOpacity: CGFloat = 0.16
  /// Opacity of the lit edge of a lifted picture (our choice).
  public var rimOpacity: CGFloat = 0.34
  /// How far unfocused pictures step back: those beside the focused one, and those elsewhere.
  public var dimming: (near: CGFloat, far: CGFloat) { (0.20, 0.42) }

  // MARK: Motion (C4; our choice)

  public var timing = FocusAnimationTiming(
    focusing: 0.22, unfocusing: 0.40, fastInterval: 0.2, fastFactor: 0.6)
  /// Seconds to push in, and to spring back.
  public var pressDown: TimeInterval = 0.10
  public var pressUp: TimeInterval = 0.25

  public init(palette: Palette) { self.palette = palette }

  public static let light = FocusAppearance(palette: .light)
  public static let dark = FocusAppearance(palette: .dark)

  /// The scale of a lifted picture whose longest side has this many points.
  public func focusedScale(longestSide: CGFloat) -> CGFloat {
    guard longestSide > 0 else { return 1 }
    return min(maximumFocusedScale, (longestSide + focusGrowth) / longestSide)
  }
}
