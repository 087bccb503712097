import FocusEngine
import FocusGeometry
import Foundation

extension View {
  /// Lifts the view while it is focused, under a model that shows focus by lifting.
  ///
  /// Call it from the view's `didUpdateFocus(in:with:)`.
  public func coordinateLift(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    liftsWithFocus = true
    if context.nextFocusedItem === self, rootView?.focusSystem?.model.look == .lift {
      zPosition = 1
      coordinator.addCoordinatedFocusingAnimations { _ in self.liftedView.lift = 1 }
    } else if context.previouslyFocusedItem === self {
      zPosition = 0
      coordinator.addCoordinatedUnfocusingAnimations { _ in self.liftedView.lift = 0 }
    }
  }

  /// Lifts or lowers the view after a change of the focus model; call it inside an animation.
  package func matchLift() {
    let isLifted = looksFocused && rootView?.focusSystem?.model.look == .lift
    if isLifted { adoptDefaultLift() }
    if liftsWithFocus { zPosition = isLifted ? 1 : 0 }
    for view in floatingViews { view.lift = isLifted ? 1 : 0 }
  }

  /// The views that rise when this view is focused: the one it lifts itself, and descendants that
  /// float with an ancestor.
  package var floatingViews: [View] {
    var views = liftsWithFocus ? [liftedView] : []
    forEachDescendant { view in
      if view.floatsWithAncestor, !views.contains(where: { $0 === view }) { views.append(view) }
    }
    return views
  }

  /// Lowers a lifted view to the surface while it is pressed, and lets it spring back.
  public func animatePress(isDown: Bool) {
    guard rootView?.focusSystem?.model.look == .lift else { return }
    let motion = effectiveAppearance.motion
    let pressed = effectiveAppearance.controls.pressedLift
    let target: CGFloat = !looksFocused ? 0 : isDown ? pressed : 1
    View.animateFocus(
      withDuration: isDown ? motion.pressDown : motion.pressUp,
      usingSpringWithDamping: target == 1 ? motion.pressUpDamping : 1, in: rootView
    ) {
      for view in floatingViews { view.lift = target }
    }
  }
}
