import FocusEngine
import Foundation

extension View {
  /// Lifts the view while it has the focus, under a model that shows focus by lifting; a view calls
  /// this from its `didUpdateFocus(in:with:)`.
  public func coordinateLift(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    liftsWithFocus = true
    if context.nextFocusedItem === self, window?.focusSystem?.model.look == .lift {
      zPosition = 1
      coordinator.addCoordinatedFocusingAnimations { _ in self.liftedView.lift = 1 }
    } else if context.previouslyFocusedItem === self {
      zPosition = 0
      coordinator.addCoordinatedUnfocusingAnimations { _ in self.liftedView.lift = 0 }
    }
  }

  /// Lifts or lowers the view as a focus model asks that has just come into force; inside an
  /// animation.
  func matchLift() {
    guard liftsWithFocus else { return }
    let isLifted = looksFocused && window?.focusSystem?.model.look == .lift
    zPosition = isLifted ? 1 : 0
    liftedView.lift = isLifted ? 1 : 0
  }

  /// Pushes a lifted view down to the surface while it is pressed, and lets it spring back.
  public func animatePress(isDown: Bool) {
    guard window?.focusSystem?.model.look == .lift else { return }
    let appearance = effectiveAppearance
    let duration =
      appearance.prefersReducedMotion
      ? 0 : isDown ? appearance.motion.pressDown : appearance.motion.pressUp
    let target: CGFloat = isDown || !looksFocused ? 0 : 1
    View.animate(withDuration: duration, in: window) { liftedView.lift = target }
  }
}
