import Foundation
import HaloHosting

extension FocusAppearance {
  /// Returns a copy with another look of focus on a television; its lift, its controls and its
  /// springs are those of the look.
  ///
  /// Nil leaves a value unchanged. The look has no effect under models that draw rings.
  public func with(
    look: TelevisionLook? = nil, reducedTransparency: Bool? = nil
  ) -> FocusAppearance {
    var new = self
    new.prefersReducedTransparency = reducedTransparency ?? prefersReducedTransparency
    guard let look, look != televisionLook else { return new }
    new.televisionLook = look
    new.lift = LiftStyle.standard(look)
    new.controls = ControlStyle.standard(look)
    new.alert.television.buttonRadius =
      look == .tvOS26
      ? ControlStyle.capsuleRadius : AlertStyle().television.buttonRadius
    new.motion.pressUpDamping = MotionStyle.pressUpDamping(look)
    new.contrastDidChange()
    return new
  }

  /// The style of glass on focused controls and pictures; nil for a look without glass, and with
  /// increased contrast or reduced transparency, where opaque surfaces replace it.
  package var glass: GlassStyle? {
    televisionLook == .tvOS26 && !isFlat ? glassStyle : nil
  }

  /// Whether opaque surfaces replace glass and translucent panes.
  package var isFlat: Bool {
    accessibilityContrast == .high || prefersReducedTransparency
  }
}

extension LiftStyle {
  /// Returns the lift of a look.
  ///
  /// Both grow alike, as the rule for images is the same (HIG, Images). Glass lets the surface
  /// below show, so its shadow is lighter (our choice).
  package static func standard(_ look: TelevisionLook) -> LiftStyle {
    var style = LiftStyle()
    guard look == .tvOS26 else { return style }
    style.liftedShadow.color = style.liftedShadow.color.withAlphaComponent(0.32)
    return style
  }
}

extension ControlStyle {
  /// Returns the measures of controls in a look.
  package static func standard(_ look: TelevisionLook) -> ControlStyle {
    var style = ControlStyle()
    guard look == .tvOS26 else { return style }
    style.televisionButtonRadius = capsuleRadius
    style.televisionFieldRadius = capsuleRadius
    style.pressedLift = 0.3
    return style
  }

  /// A corner radius in points that is more than half of any control, for a half circle at each end
  /// (the default shape of glass: WWDC25 284, 19:15).
  package static let capsuleRadius: CGFloat = 1_000
}

extension MotionStyle {
  /// Returns the damping ratio of a release: glass springs back further (WWDC25 284 says that it
  /// bounces; the number is our choice).
  static func pressUpDamping(_ look: TelevisionLook) -> Double {
    look == .tvOS26 ? 0.5 : MotionStyle().pressUpDamping
  }
}
