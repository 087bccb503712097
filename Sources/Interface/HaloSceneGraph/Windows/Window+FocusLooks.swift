import FocusEngine
import Foundation

/// How a window shows where the focus is.
extension Window {
  /// Notes that focus is there, for those around who come back; seen, or waiting for a key.
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

  /// Lets the ring around `view` appear anew, while it has one.
  package func replayHalo(around view: View) {
    halos.restart(around: view)
    updateHalos()
    setNeedsFrame()
  }

  /// Shows the focus that stays where it is the way of the new model.
  func focusModelDidChange() {
    matchKeyboardAccess()
    appearanceChanged()
    updateHalos()
    forEachDescendant { view in
      // Before the focus comes, so that pictures are made at the size of the lift.
      if focusSystem?.model.look == .lift { view.adoptDefaultLift() }
      guard view.displaysFocus || view === focusSystem?.focusedItem else { return }
      View.animateFocus(withDuration: appearance.motion.timing.focusing, in: self) {
        view.matchLift()
        view.floatingViews.forEach { $0.tilt = .zero }
      }
      tellFloating(in: view, isFocused: true)
    }
  }

  /// Shows the focus that stays where it is and was not shown so far.
  func focusIndicationDidChange() {
    focusSystem?.focusedView?.appearanceDidChange()
    updateHalos()
    setNeedsFrame()
  }

  /// Runs what an update collected, each role with its own duration.
  ///
  /// With reduced motion looks fade, and what would move is there at once.
  func run(_ coordinator: FocusAnimationCoordinator) {
    for batch in coordinator.batches {
      let context = batch.context
      View.animateFocus(
        withDuration: context.duration, in: self,
        animations: { batch.animations.forEach { $0(context) } },
        completion: batch.completions.isEmpty
          ? nil : { batch.completions.forEach { $0() } })
    }
    updateHalos()
  }
}
