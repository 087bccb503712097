import Foundation
import HaloDisplayList
import HaloSceneGraph

/// Liquid Glass, which bends what is behind its edge: UIKit's `UIGlassEffect`.
///
/// It is shown under every focus model and look. Set it again on its view after a change.
@MainActor
public final class GlassEffect: VisualEffect {
  /// The transparency of the glass: UIKit's `UIGlassEffect.Style`.
  public enum Style: Int, Sendable {
    /// Glass in the colours of the appearance, on which text in the label colour is readable.
    case regular
    /// Glass that shows most of what is behind it, for content over media: bright content gets a
    /// dark layer, so that white text is readable (HIG, Materials).
    case clear
  }

  /// The transparency of the glass.
  public let style: Style
  /// Whether the pane shrinks while something on it is pressed, and springs back afterwards.
  public var isInteractive = false
  /// A colour that the glass takes; nil for none.
  public var tintColor: Color?

  /// Creates glass of a style.
  public init(style: Style = .regular) { self.style = style }
}

extension VisualEffectView {
  /// Sets the glass of a ``GlassEffect``; none with increased contrast or reduced transparency.
  func showGlass(in appearance: FocusAppearance) {
    guard let effect = effect as? GlassEffect else {
      glassSurface = nil
      return
    }
    let style = appearance.glassStyle
    focusedScale = effect.isInteractive ? style.interactiveScale : 1
    matchCapsule()
    guard !appearance.isFlat else {
      glassSurface = nil
      return
    }
    glassSurface = GlassSurface(
      material: style.material(
        effect.style == .clear ? .clear : .regular, isDark: appearance.palette.isDark,
        tint: effect.tintColor),
      style: style, isAlwaysShown: true)
  }

  /// Makes glass a capsule, unless the program has set a corner radius (WWDC25 284, 19:15).
  func matchCapsule() {
    guard effect is GlassEffect, cornerRadius == 0 || cornerRadius == capsuleRadius else { return }
    capsuleRadius = min(bounds.width, bounds.height) / 2
    cornerRadius = capsuleRadius
  }

  /// Makes interactive glass shrink under a press, or spring back after it.
  func pressGlass(_ isPressed: Bool) {
    guard let effect = effect as? GlassEffect, effect.isInteractive else { return }
    let motion = effectiveAppearance.motion
    View.animateFocus(
      withDuration: isPressed ? motion.pressDown : motion.pressUp,
      usingSpringWithDamping: isPressed ? 1 : motion.pressUpDamping, in: window
    ) { lift = isPressed ? 1 : 0 }
  }
}

extension View {
  /// Makes the interactive glass around the view shrink under a press, or spring back after it.
  func pressSurroundingGlass(_ isPressed: Bool) {
    var view: View? = self
    while let current = view {
      if let pane = current as? VisualEffectView { return pane.pressGlass(isPressed) }
      view = current.superview
    }
  }
}
