import FocusEngine
import FocusGeometry
import Foundation
import HaloHosting

/// The tilt of the focused item towards possible movements, under models that show focus by
/// lifting, unless motion is reduced.
@MainActor
final class FocusLeaning {
  private unowned let root: RootView
  /// An arrow key, and the time in seconds on the window's clock when it last went down or
  /// repeated.
  private struct HeldArrow: Equatable {
    var key: KeyCode
    var since: TimeInterval
  }
  /// The arrow key that the focused item leans towards; nil for none.
  private var heldArrow: HeldArrow?
  /// The focused view that leans towards the pointer.
  private weak var leaningAfterPointer: View?

  init(_ root: RootView) { self.root = root }

  /// Leans the focused item towards a possible movement.
  ///
  /// - Parameter direction: each axis from -1 to 1, clamped; zero to return.
  func hint(_ direction: CGVector) {
    let motion = root.appearance.motion
    lean(
      leaningViews, hint: direction, to: direction,
      duration: direction == .zero ? motion.leanBack : motion.lean)
  }

  private var isOn: Bool {
    root.focusSystem?.model.look == .lift && !root.appearance.prefersReducedMotion
  }

  private var focusedView: View? { root.focusSystem?.focusedItem as? View }
  private var leaningViews: [View] { focusedView?.floatingViews ?? [] }

  /// Tilts views, and informs the focused item.
  ///
  /// - Parameters:
  ///   - views: views of the focused item.
  ///   - hint: the movement that the item is informed of.
  ///   - direction: the tilt of the views.
  ///   - duration: seconds.
  private func lean(
    _ views: [View], hint: CGVector, to direction: CGVector, duration: TimeInterval
  ) {
    guard isOn else { return }
    root.focusSystem?.hintMovement(hint)
    func clamped(_ value: CGFloat) -> CGFloat { value.isFinite ? max(-1, min(1, value)) : 0 }
    let tilt = CGVector(dx: clamped(direction.dx), dy: clamped(direction.dy))
    View.animate(withDuration: duration, in: root) { views.forEach { $0.tilt = tilt } }
  }

  // MARK: Pointer

  /// Whether pointer movements have an effect: the focused item leans towards the pointer, and
  /// idleness ends.
  var answersToPointer: Bool { isOn && focusedView != nil }
  var leansAfterPointer: Bool { leaningAfterPointer != nil }

  /// Leans the focused item according to the pointer's position over it; returns it when the
  /// pointer or the focus leaves.
  ///
  /// - Parameter location: in points of the window; nil while the pointer is elsewhere.
  func followPointer(at location: CGPoint?) {
    guard let item = focusedView, isOn, !item.floatingViews.isEmpty, let location,
      item.bounds.contains(root.convert(location, to: item))
    else {
      if let leaning = leaningAfterPointer, leaning === focusedView { hint(.zero) }
      leaningAfterPointer = nil
      return
    }
    leaningAfterPointer = item
    let (place, bounds) = (root.convert(location, to: item), item.bounds)
    hint(
      CGVector(
        dx: (place.x - bounds.midX) / (bounds.width / 2),
        dy: (place.y - bounds.midY) / (bounds.height / 2)))
  }

  // MARK: Keys

  /// Whether the lean of a movement without a target would be visible.
  func canLean(_ heading: FocusHeading) -> Bool {
    isOn && heading.direction != nil && !leaningViews.isEmpty
  }

  /// Leans the focused item from when an arrow goes down until it is released: towards the edge
  /// after a refused movement, and onwards after a successful one.
  ///
  /// A flat picture that was just focused stays upright: only layered ones visibly swing.
  func lean(with movement: FocusExplanation, key: Key) {
    guard isOn, let direction = movement.heading.direction else { return }
    let isRefused = movement.outcome != .moved
    let views = isRefused ? leaningViews : leaningViews.filter(\.swingsWithMovement)
    guard isRefused || !views.isEmpty else { return heldArrow = nil }
    heldArrow = HeldArrow(key: key.keyCode, since: root.animator.time)
    let (motion, tilt) = (root.appearance.motion, root.appearance.tilt)
    lean(views, hint: direction, to: direction.scaled(tilt.held), duration: motion.lean)
  }

  /// Handles the release of a key; a tapped arrow leans long enough to be seen.
  func letGo(of key: Key) {
    guard let arrow = heldArrow, arrow.key == key.keyCode else { return }
    let rest = arrow.since + root.appearance.motion.shortestLean - root.animator.time
    guard rest > 0 else { return letGo() }
    _ = root.perform(after: rest, changesKeys: false) { [weak self] in
      if self?.heldArrow == arrow { self?.letGo() }
    }
  }

  func letGo() {
    guard heldArrow != nil else { return }
    heldArrow = nil
    hint(.zero)
  }
}

extension FocusHeading {
  /// The heading as a vector, each axis -1, 0 or 1; nil for `.next`, `.first` and similar headings.
  var direction: CGVector? {
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
