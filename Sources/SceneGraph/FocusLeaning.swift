import FocusEngine
import FocusGeometry
import Foundation
import Hosting

/// Leans what has the focus towards a movement that may come, under models that show focus by
/// lifting, unless motion is reduced.
@MainActor
final class FocusLeaning {
  private unowned let window: Window
  /// The arrow that is held down.
  private var heldArrow: KeyCode?
  /// The focused view that leans towards the pointer.
  private weak var leaningAfterPointer: View?

  init(_ window: Window) { self.window = window }

  /// - Parameter direction: each axis from -1 to 1, clamped; zero when it is let go.
  func hint(_ direction: CGVector) {
    let motion = window.appearance.motion
    lean(
      leaningViews, to: direction,
      duration: direction == .zero ? motion.leanBack : motion.lean)
  }

  private var isOn: Bool {
    window.focusSystem?.model.look == .lift && !window.appearance.prefersReducedMotion
  }

  private var focusedView: View? { window.focusSystem?.focusedItem as? View }
  private var leaningViews: [View] { focusedView?.floatingViews ?? [] }

  private func lean(_ views: [View], to direction: CGVector, duration: TimeInterval) {
    guard isOn else { return }
    window.focusSystem?.hintMovement(direction)
    func clamped(_ value: CGFloat) -> CGFloat { value.isFinite ? max(-1, min(1, value)) : 0 }
    let tilt = CGVector(dx: clamped(direction.dx), dy: clamped(direction.dy))
    View.animate(withDuration: duration, in: window) { views.forEach { $0.tilt = tilt } }
  }

  // MARK: Pointer

  /// Whether pointer movements matter: a focused item leans after them, and they end idleness.
  var answersToPointer: Bool { isOn && focusedView != nil }
  var leansAfterPointer: Bool { leaningAfterPointer != nil }

  /// Leans what has the focus as the pointer over it stands to its middle, and lets it go when the
  /// pointer or the focus leaves.
  ///
  /// - Parameter location: in the window, points; nil while the pointer is elsewhere.
  func followPointer(at location: CGPoint?) {
    guard let item = focusedView, isOn, !item.floatingViews.isEmpty, let location,
      item.bounds.contains(window.convert(location, to: item))
    else {
      if let leaning = leaningAfterPointer, leaning === focusedView { hint(.zero) }
      leaningAfterPointer = nil
      return
    }
    leaningAfterPointer = item
    let (place, bounds) = (window.convert(location, to: item), item.bounds)
    hint(
      CGVector(
        dx: (place.x - bounds.midX) / (bounds.width / 2),
        dy: (place.y - bounds.midY) / (bounds.height / 2)))
  }

  // MARK: Keys

  /// Whether a movement that leads nowhere would be seen.
  func canLean(_ heading: FocusHeading) -> Bool {
    isOn && heading.direction != nil && !leaningViews.isEmpty
  }

  /// A movement that was refused nudges the item and lets it return; one that was taken lets layers
  /// swing; an arrow that stays down leans until it is let go.
  func lean(with movement: FocusExplanation, key: Key, isRepeat: Bool) {
    guard isOn, let direction = movement.heading.direction else { return }
    let (motion, tilt) = (window.appearance.motion, window.appearance.tilt)
    let isRefused = movement.outcome != .moved
    // While focus moves on, only layered pictures visibly swing; flat ones are left alone.
    let swinging = isRefused ? leaningViews : leaningViews.filter(\.swingsWithMovement)
    if isRepeat {
      heldArrow = key.keyCode
      return lean(swinging, to: direction.scaled(tilt.held), duration: motion.lean)
    }
    let peak = direction.scaled(isRefused ? 1 : tilt.swing)
    for view in swinging {
      view.push(.tilt, restingAt: view.tilt, peak: peak, duration: motion.nudge)
    }
    guard isRefused else { return }
    window.focusSystem?.hintMovement(direction)
    window.perform(after: motion.nudge) { [weak self] in
      guard let self, heldArrow == nil else { return }
      window.focusSystem?.hintMovement(.zero)
    }
  }

  func letGo(of key: Key) {
    if heldArrow == key.keyCode { letGo() }
  }

  func letGo() {
    guard heldArrow != nil else { return }
    heldArrow = nil
    lean(leaningViews, to: .zero, duration: window.appearance.motion.leanBack)
  }
}

extension FocusHeading {
  /// The heading as a vector, each axis -1, 0 or 1; nil for `.next`, `.first` and the like.
  fileprivate var direction: CGVector? {
    guard isDirectional else { return nil }
    return CGVector(
      dx: (contains(.right) ? 1 : 0) - (contains(.left) ? 1 : 0),
      dy: (contains(.down) ? 1 : 0) - (contains(.up) ? 1 : 0))
  }
}

extension CGVector {
  fileprivate func scaled(_ factor: CGFloat) -> CGVector {
    CGVector(dx: dx * factor, dy: dy * factor)
  }
}
