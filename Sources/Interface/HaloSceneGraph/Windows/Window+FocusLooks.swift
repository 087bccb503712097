import FocusEngine
import Foundation

/// The appearance of focus in a window.
extension Window {
  /// Records the focused item, shown or waiting for a key, in the controllers around it, to which
  /// focus may return.
  func remember(_ item: any FocusItem) {
    for owner in item.surroundingOwners { owner.lastFocusedItem = item }
  }

  package func shows(ringAround view: View) -> Bool { halos.follow(view) }

  func updateHalos() {
    guard focusSystem?.model.look == .halo else {
      return halos.update(around: [], in: self, at: animator.time)
    }
    halos.update(
      around: [focusSystem?.indicatedView].compactMap { $0 } + exhibits, in: self,
      at: animator.time)
  }

  /// Makes the ring around `view` appear again, if there is one.
  package func replayHalo(around view: View) {
    halos.restart(around: view)
    updateHalos()
    setNeedsFrame()
  }

  /// Shows the current focus in the way of the new model.
  func focusModelDidChange() {
    matchKeyboardAccess()
    appearanceChanged()
    updateHalos()
    forEachDescendant { view in
      // This comes before the focus, so that pictures are made at the lifted size.
      if focusSystem?.model.look == .lift { view.adoptDefaultLift() }
      guard view.displaysFocus || view === focusSystem?.focusedItem else { return }
      View.animateFocus(withDuration: appearance.motion.timing.focusing, in: self) {
        view.matchLift()
        view.floatingViews.forEach { $0.tilt = .zero }
      }
      tellFloating(in: view, isFocused: true)
    }
  }

  /// Shows the current focus after its indication has changed.
  func focusIndicationDidChange() {
    focusSystem?.focusedView?.appearanceDidChange()
    updateHalos()
    setNeedsFrame()
  }

  /// Runs the animations that an update collected, each role with its own duration.
  ///
  /// With reduced motion the appearance cross-fades, and movements happen immediately.
  func run(_ coordinator: FocusAnimationCoordinator) {
    run(coordinator.scrolling)
    run(coordinator.unfocusing)
    run(coordinator.focusing, dampingRatio: appearance.motion.focusDamping)
    updateHalos()
  }

  private func run(_ batch: FocusAnimationCoordinator.Batch, dampingRatio: Double = 1) {
    let context = batch.context
    View.animateFocus(
      withDuration: context.duration, usingSpringWithDamping: dampingRatio, in: self,
      animations: { batch.animations.forEach { $0(context) } },
      completion: batch.completions.isEmpty
        ? nil : { batch.completions.forEach { $0() } })
  }
}
