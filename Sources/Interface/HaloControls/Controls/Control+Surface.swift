import FocusEngine
import Foundation
import HaloDisplayList
import HaloSceneGraph

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
