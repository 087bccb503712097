import FocusEngine
import FocusGeometry
import Foundation

extension Window {
  /// Leans the focused item towards a possible movement: for pointers, sticks and fingers.
  ///
  /// The item is told (`didHintFocusMovement`). Under models that show focus by lifting, unless
  /// motion is reduced.
  ///
  /// - Parameter direction: each axis from -1 to 1, clamped; zero when it is let go.
  public func hintFocusMovement(_ direction: CGVector) {
    let isOver = direction == .zero
    lean(
      leaningViews, to: direction,
      duration: isOver ? appearance.motion.leanBack : appearance.motion.lean)
  }

  /// Whether focused items lean: under models that lift them, unless motion is reduced.
  private var leansWithFocus: Bool {
    focusSystem?.model.look == .lift && !appearance.prefersReducedMotion
  }

  private var leaningViews: [View] {
    (focusSystem?.focusedItem as? View)?.floatingViews ?? []
  }

  private func lean(_ views: [View], to direction: CGVector, duration: TimeInterval) {
    guard leansWithFocus else { return }
    focusSystem?.hintMovement(direction)
    func clamped(_ value: CGFloat) -> CGFloat { value.isFinite ? max(-1, min(1, value)) : 0 }
    let tilt = CGVector(dx: clamped(direction.dx), dy: clamped(direction.dy))
    View.animate(withDuration: duration, in: self) { views.forEach { $0.tilt = tilt } }
  }

  // MARK: Pointer

  /// Whether pointer movements matter: a focused item leans after them, and they end idleness.
  var answersToPointer: Bool { leansWithFocus && focusSystem?.focusedItem is View }

  /// Leans the focused item towards the pointer over it, and back when the pointer or the focus
  /// leaves.
  func leanAfterPointer() {
    let item = focusSystem?.focusedItem as? View
    guard let item, leansWithFocus, !item.floatingViews.isEmpty, let location = gaze.location,
      item.bounds.contains(convert(location, to: item))
    else {
      if gaze.leaning != nil, gaze.leaning === item { hintFocusMovement(.zero) }
      gaze.leaning = nil
      return
    }
    gaze.leaning = item
    let (place, bounds) = (convert(location, to: item), item.bounds)
    hintFocusMovement(
      CGVector(
        dx: (place.x - bounds.midX) / (bounds.width / 2),
        dy: (place.y - bounds.midY) / (bounds.height / 2)))
  }

  // MARK: Keys

  /// A movement that was refused nudges the item and lets it return; one that was taken lets layers
  /// swing; an arrow that stays down leans until it is let go.
  func lean(with movement: FocusExplanation, key: Key, phase: KeyPhase) {
    guard leansWithFocus, let direction = movement.heading.direction else { return }
    let isRefused = movement.outcome != .moved
    // While focus moves on, only layered pictures visibly swing; flat ones are left alone.
    let swinging =
      isRefused ? leaningViews : leaningViews.filter { ($0 as? ImageView)?.layeredImage != nil }
    if phase == .repeat {
      heldArrow = (key.keyCode, direction)
      return lean(
        swinging, to: direction.scaled(appearance.tilt.held), duration: appearance.motion.lean)
    }
    let peak = direction.scaled(isRefused ? 1 : appearance.tilt.swing)
    for view in swinging {
      view.push(.tilt, restingAt: view.tilt, peak: peak, duration: appearance.motion.nudge)
    }
    guard isRefused else { return }
    focusSystem?.hintMovement(direction)
    perform(after: appearance.motion.nudge) { [weak self] in
      guard let self, heldArrow == nil else { return }
      focusSystem?.hintMovement(.zero)
    }
  }

  func letGo(of key: Key) {
    if heldArrow?.key == key.keyCode { letGoOfAll() }
  }

  func letGoOfAll() {
    guard heldArrow != nil else { return }
    heldArrow = nil
    lean(leaningViews, to: .zero, duration: appearance.motion.leanBack)
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
