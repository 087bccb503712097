import FocusEngine
import FocusGeometry
import Foundation

/// What a pointer's button and wheel do: a click focuses what is under it, and selects it.
extension Window {
  public func pointerPressed(at point: CGPoint, at time: TimeInterval) {
    beginPointerAction(at: point, time)
    clicks.click(at: point, time)
    if showsShortcuts { return hideShortcuts() }
    guard let view = clickTarget(at: point) else {
      focusSystem?.pointerDidAct()
      return
    }
    focus(onClicked: view)
    let press = Press(type: .select, key: nil, timestamp: animator.time)
    press.responder = view
    pointerPress = press
    view.pressesBegan([press], with: PressesEvent([press], timestamp: animator.time))
  }

  /// The pointer moves with the button down: the press under it changes.
  func pointerDragged(to point: CGPoint, at time: TimeInterval) {
    guard let press = pointerPress else { return }
    advance(to: time)
    settle()
    gaze.location = point
    press.phase = .changed
    press.timestamp = animator.time
    press.responder?.pressesChanged([press], with: PressesEvent([press], timestamp: animator.time))
  }

  public func pointerPasted(at point: CGPoint, at time: TimeInterval) {
    beginPointerAction(at: point, time)
    guard !showsShortcuts, let field = clickTarget(at: point) as? TextField else { return }
    focus(onClicked: field)
    field.pasteSelection(at: convert(CGRect(origin: point, size: .zero), to: field).origin)
  }

  private func focus(onClicked view: View) {
    if view.canBecomeFocused {
      focusSystem?.requestFocusUpdate(to: view)
      settle()
    }
    // Even where the model hides focus until a key: text should go where it was clicked.
    if view.canBecomeFirstResponder { view.becomeFirstResponder() }
  }

  public func pointerReleased(at point: CGPoint, at time: TimeInterval) {
    beginPointerAction(at: point, time)
    guard let press = pointerPress else { return }
    pointerPress = nil
    // Moving away before the release cancels the click.
    let isInside = press.responder === clickTarget(at: point)
    end(press, isInside ? .ended : .cancelled)
  }

  public func pointerScrolled(
    by distance: CGVector, _ type: ScrollType, at point: CGPoint, time: TimeInterval
  ) {
    beginPointerAction(at: point, time)
    guard let hit = hitTest(point) else { return }
    // Continuous scrolling follows the finger without animation.
    let duration = type == .continuous ? 0 : appearance.motion.scroll
    for case let view as ScrollView in sequence(first: hit as View, next: \.superview) {
      let before = view.contentOffset
      View.animate(withDuration: duration, in: self) {
        view.contentOffset = CGPoint(x: before.x + distance.dx, y: before.y + distance.dy)
      }
      // A view that is scrolled to its end passes the rest on to the scroll view around it.
      if view.contentOffset != before { return }
    }
  }

  private func beginPointerAction(at point: CGPoint, _ time: TimeInterval) {
    advance(to: time)
    settle()
    resetIdleTimer()
    gaze.location = point
    setNeedsFrame()
  }

  /// The innermost view at this point that handles clicks.
  private func clickTarget(at point: CGPoint) -> View? {
    guard let hit = hitTest(point) else { return nil }
    return sequence(first: hit, next: \.superview).first { view in
      if let control = view as? Control { return control.isOperable }
      return view.canBecomeFocused
    }
  }
}
