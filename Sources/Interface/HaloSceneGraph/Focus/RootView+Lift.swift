import FocusEngine
import FocusGeometry
import Foundation

/// The lifting and lowering of views under a root as focus changes.
extension RootView {
  /// Lifts and lowers views that float with an ancestor whose focus changes.
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

  /// Lifts and lowers views that do not define their lift; see `View.saysNothingOfLift`.
  func coordinateDefaultLift(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    if focusSystem?.model.look == .lift, let next = context.nextFocusedView {
      // A new view may get its ring with its first layout.
      next.layoutIfNeeded()
      next.adoptDefaultLift()
    }
    for view in [context.previouslyFocusedView, context.nextFocusedView].compactMap({ $0 })
    where view.isLiftedByDefault {
      view.coordinateLift(in: context, with: coordinator)
    }
  }

  /// Whether light moves to the newly focused item.
  private var movesLight: Bool {
    focusSystem?.model.look == .lift && !appearance.prefersReducedMotion
  }

  /// Moves the light on the newly focused item in from where the focus was.
  func moveLight(in context: FocusUpdateContext) {
    guard movesLight, let direction = context.focusHeading.direction else { return }
    for view in context.nextFocusedView?.floatingViews ?? [] {
      View.performWithoutAnimation {
        view.light = CGVector(dx: -direction.dx, dy: -direction.dy)
      }
      View.animate(
        withDuration: appearance.motion.light, options: .preferredFramesPerSecond30, in: self
      ) { view.light = .zero }
    }
  }

  /// Moves the light that lifted views cast on what is around them from the place where the focus
  /// was, in a coordinated animation, because earlier ones lift some of these views.
  func coordinateGlow(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    guard movesLight, context.focusHeading.direction != nil else { return }
    coordinator.addCoordinatedFocusingAnimations { _ in
      guard let previous = context.previouslyFocusedView else { return }
      for view in context.nextFocusedView?.floatingViews ?? [] {
        self.moveGlow(of: view, from: previous)
      }
    }
  }

  /// Moves the light that a view casts on what is around it from another view to its place.
  private func moveGlow(of view: View, from previous: View) {
    guard view.lightSource != nil, previous.rootView === self else { return }
    let style = appearance.lift
    let from = previous.liftedView
    let start = from.convert(from.bounds.center, to: view)
    func limited(_ distance: CGFloat, _ length: CGFloat) -> CGFloat {
      let most = length * style.lightPoolTravel
      return max(-most, min(most, distance))
    }
    View.performWithoutAnimation {
      view.glowOffset = CGVector(
        dx: limited(start.x - view.bounds.midX, view.bounds.width),
        dy: limited(start.y - view.bounds.midY, view.bounds.height))
    }
    View.animate(withDuration: appearance.motion.timing.focusing, in: self) {
      view.settleGlow(lag: appearance.motion.lightLag)
    }
  }

  /// Tells a view whose focus changed and its descendants whether they float with it.
  func tellFloating(in view: View?, isFocused: Bool) {
    let isFloating = isFocused && focusSystem?.model.look == .lift
    view?.forEachDescendant { $0.floatingDidChange(isFloating) }
  }
}
