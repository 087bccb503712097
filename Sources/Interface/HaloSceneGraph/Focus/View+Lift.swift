import FocusEngine
import FocusGeometry
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

  /// Lifts or lowers the view after a change of the focus model; called inside an animation.
  func matchLift() {
    let isLifted = looksFocused && window?.focusSystem?.model.look == .lift
    if isLifted { adoptDefaultLift() }
    if liftsWithFocus { zPosition = isLifted ? 1 : 0 }
    for view in floatingViews { view.lift = isLifted ? 1 : 0 }
  }

  /// Everything that rises when this view gets the focus: what it lifts itself, and the pictures
  /// inside that float with an ancestor.
  var floatingViews: [View] {
    var views = liftsWithFocus ? [liftedView] : []
    forEachDescendant { view in
      if view.floatsWithAncestor, !views.contains(where: { $0 === view }) { views.append(view) }
    }
    return views
  }

  /// Pushes a lifted view down to the surface while it is pressed, and lets it spring back.
  public func animatePress(isDown: Bool) {
    guard window?.focusSystem?.model.look == .lift else { return }
    let motion = effectiveAppearance.motion
    let target: CGFloat = isDown || !looksFocused ? 0 : 1
    View.animateFocus(
      withDuration: isDown ? motion.pressDown : motion.pressUp,
      usingSpringWithDamping: target == 1 ? motion.pressUpDamping : 1, in: window
    ) {
      for view in floatingViews { view.lift = target }
    }
  }
}

extension Window {
  /// Lifts and lowers the pictures that float with an ancestor which gets or loses the focus.
  func coordinateFloating(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    func floating(in view: View?) -> [View] {
      view?.floatingViews.filter(\.floatsWithAncestor) ?? []
    }
    let risen = focusSystem?.model.look == .lift ? floating(in: context.nextFocusedView) : []
    let fallen = floating(in: context.previouslyFocusedView).filter { view in
      !risen.contains { $0 === view }
    }
    coordinator.addCoordinatedFocusingAnimations { _ in risen.forEach { $0.lift = 1 } }
    coordinator.addCoordinatedUnfocusingAnimations { _ in fallen.forEach { $0.lift = 0 } }
    let leaning = context.previouslyFocusedView?.floatingViews ?? []
    coordinator.addCoordinatedUnfocusingAnimations { _ in leaning.forEach { $0.tilt = .zero } }
  }

  /// Lifts and lowers views that say nothing about it; see ``View/saysNothingOfLift``.
  func coordinateDefaultLift(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    if focusSystem?.model.look == .lift, let next = context.nextFocusedView {
      // A view that was made just now may get its ring with its first layout.
      next.layoutIfNeeded()
      next.adoptDefaultLift()
    }
    for view in [context.previouslyFocusedView, context.nextFocusedView].compactMap({ $0 })
    where view.isLiftedByDefault {
      view.coordinateLift(in: context, with: coordinator)
    }
  }

  /// Lets the light on what gets the focus come from where the focus was.
  func moveLight(in context: FocusUpdateContext) {
    guard focusSystem?.model.look == .lift, !appearance.prefersReducedMotion,
      let direction = context.focusHeading.direction
    else { return }
    for view in context.nextFocusedView?.floatingViews ?? [] {
      View.performWithoutAnimation {
        view.light = CGVector(dx: -direction.dx, dy: -direction.dy)
      }
      View.animate(withDuration: appearance.motion.light, in: self) { view.light = .zero }
    }
  }

  /// Tells all in a view that got or lost the focus whether they float with it.
  func tellFloating(in view: View?, isFocused: Bool) {
    let isFloating = isFocused && focusSystem?.model.look == .lift
    view?.forEachDescendant { $0.floatingDidChange(isFloating) }
  }
}
