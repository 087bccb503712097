import DisplayList
import FocusEngine
import Foundation
import SceneGraph

/// A title on a rounded surface: UIKit's `UIButton`, with tvOS's states.
open class Button: Control {
  /// Centred, in the colours of the state.
  public let titleLabel = SurfaceLabel()

  /// Whether a desk shows it filled with the accent: UIKit's `UIButton.Configuration.filled()`.
  ///
  /// Under models that lift it looks as others: beside the accent, the plate of the focused button
  /// would not stand out.
  public var isFilled = false { didSet { if isFilled != oldValue { updateAppearance() } } }

  /// Does nothing until it has a ``Control/primaryAction``.
  public init(title: String, font: Font = .systemFont(ofSize: 29, weight: .medium)) {
    super.init(frame: .zero)
    titleLabel.text = title
    titleLabel.font = font
    titleLabel.textAlignment = .center
    titleLabel.surface = self
    cornerRadius = effectiveAppearance.controls.buttonRadius
    addSubview(titleLabel)
  }

  open override func layoutSubviews() {
    titleLabel.frame = bounds.insetBy(dx: 12, dy: 0)
  }

  /// The title.
  open override var forFirstBaselineLayout: View { titleLabel }
  /// The title.
  open override var forLastBaselineLayout: View { titleLabel }

  open override func updateAppearance() {
    showSurface(scale: effectiveAppearance.lift.buttonScale)
    titleLabel.show(effectiveAppearance.controlColors(for: state, look: look))
    if isFilled, look == .halo, !state.contains(.disabled) { fill() }
  }

  private func fill() {
    let (palette, controls) = (effectiveAppearance.palette, effectiveAppearance.controls)
    backgroundColor = palette.highlight.mixed(
      with: .black, by: state.contains(.highlighted) ? controls.pressedShade : 0)
    titleLabel.textColor = palette.onTint
    (hairlineColor, borderColor) = (nil, nil)
  }
}

extension Control {
  /// Of what floats in a state; nil for none.
  func raisedShadow(for state: State) -> Shadow? {
    guard look == .lift, throwsLiftedShadow, !state.contains(.disabled) else { return nil }
    // A lower one than a television's buttons stands closer to what is below it.
    let lift = effectiveAppearance.lift
    return bounds.height > 0 && bounds.height < effectiveAppearance.controls.leastTVHeight
      ? lift.defaultShadow : lift.liftedShadow
  }

  /// Gives the view the look of a control's surface: colour, shadows, border and focused scale.
  ///
  /// - Parameters:
  ///   - scale: while focused, where focus lifts.
  ///   - state: that is to be seen; nil: the control's.
  func showSurface(scale: CGFloat, for state: State? = nil) {
    let appearance = effectiveAppearance
    let (state, look) = (state ?? self.state, look)
    let colors = appearance.controlColors(for: state, look: look)
    backgroundColor = colors.surface
    hairlineColor = colors.hairline
    borderColor = colors.border
    focusedScale = look == .lift ? scale : 1
    shadow = appearance.controlShadow(for: state, look: look)
    liftedShadow = raisedShadow(for: state)
  }
}
