import FocusEngine
import Foundation
import HaloDisplayList
import HaloSceneGraph

extension Control {
  /// Returns the shadow of a raised control in a state; nil for none.
  package func raisedShadow(for state: State) -> Shadow? {
    guard look == .lift, throwsLiftedShadow, !state.contains(.disabled) else { return nil }
    // A control that is lower than a television's buttons is raised less.
    let lift = effectiveAppearance.lift
    return bounds.height > 0 && bounds.height < effectiveAppearance.controls.leastTVHeight
      ? lift.scaledDefaultShadow(for: bounds.size) : lift.liftedShadow
  }

  /// Sets the background of the control; while the control gets the focus, its colour changes
  /// sooner than it rises, because the colour is the first sign of focus.
  package func raise(to color: Color) {
    let quick = effectiveAppearance.motion.lighting
    guard isRaised, let duration = View.openAnimationDuration, duration > quick else {
      return backgroundColor = color
    }
    View.animate(withDuration: quick, in: window) { backgroundColor = color }
  }

  /// The corner radius of a button under the present model.
  var buttonRadius: CGFloat {
    let controls = effectiveAppearance.controls
    return look == .lift ? controls.televisionButtonRadius : controls.buttonRadius
  }

  /// Sets the corner radius to that of the look, unless the program has set another one.
  ///
  /// - Parameters:
  ///   - standard: The radius that the control has set itself; the new one afterwards.
  ///   - surface: The view with the corners; nil for the control.
  package func matchCornerRadius(_ standard: inout CGFloat, of surface: View? = nil) {
    let (surface, radius) = (surface ?? self, buttonRadius)
    if surface.cornerRadius == standard { surface.cornerRadius = radius }
    standard = radius
  }

  /// Sets the surface of the control: colour, shadows, border and focused scale.
  ///
  /// - Parameters:
  ///   - scale: the scale while focused, under models that lift items.
  ///   - state: the state to show; nil for the control's own.
  func showSurface(scale: CGFloat, for state: State? = nil) {
    let appearance = effectiveAppearance
    let (state, look) = (state ?? self.state, look)
    let colors = appearance.controlColors(for: state, look: look)
    raise(to: colors.surface)
    hairlineColor = colors.hairline
    borderColor = colors.border
    focusedScale = look == .lift ? scale : 1
    shadow = appearance.controlShadow(for: state, look: look)
    liftedShadow = raisedShadow(for: state)
    showGlass(for: state, on: self)
  }

  /// Gives a view of the control the glass of a state; none if a picture or a colour of the program
  /// replaces it.
  ///
  /// Pressed glass is shown although the control is no longer lifted, and from then on until the
  /// focus leaves, so that it does not flicker while the control springs back.
  package func showGlass(for state: State, on view: View, isReplaced: Bool = false) {
    var glass = isReplaced ? nil : effectiveAppearance.controlGlass(for: state, look: look)
    let wasShown = state.contains(.focused) && view.glassSurface?.isAlwaysShown == true
    glass?.isAlwaysShown = state.contains(.highlighted) || wasShown
    glass?.isPressed = state.contains(.highlighted)
    view.glassSurface = glass
  }
}
