import FocusEngine
import FocusGeometry
import Foundation
import HaloHosting

/// A router for the pointer's movements, buttons and wheel: a click focuses the view under the
/// pointer and sends it a select press.
///
/// Points are in the window's coordinates; times are in seconds, on the clock of the window's
/// input.
@MainActor
final class PointerRouter {
  private unowned let window: Window
  /// The pointer's position in points of the window; nil while it is elsewhere.
  private(set) var location: CGPoint?
  /// Whether the pointer has been moved, clicked or scrolled since the last key; entering the window
  /// does not count.
  private(set) var isInUse = false
  private var clicks = ClickSeries()
  /// The press of the held button; nil for none.
  private var press: Press?

  init(_ window: Window) { self.window = window }

  /// The number of clicks in the last series: 2 after a double click.
  var clickCount: Int { clicks.count }
  var isPressed: Bool { press != nil }

  // MARK: Movement

  func move(to point: CGPoint, at time: TimeInterval) {
    if let location, location != point { isInUse = true }
    location = point
    drag(at: time)
    for accessory in window.accessories { accessory.pointerMoved(to: point) }
    // A mouse may report a thousand motions a second; those that nothing reacts to are cheap.
    guard window.gazeIsUsed || window.isIdle || window.leaning.answersToPointer else { return }
    window.advance(to: time)
    window.settle()
    window.resetIdleTimer()
    window.leaning.followPointer(at: location)
    window.hover.update(at: location)
  }

  /// Called when a key other than a modifier goes down.
  func keyWasUsed() { isInUse = false }

  func leave(at time: TimeInterval) {
    location = nil
    isInUse = false
    for accessory in window.accessories { accessory.pointerMoved(to: nil) }
    guard window.gazeIsUsed || window.leaning.leansAfterPointer else { return }
    window.advance(to: time)
    window.leaning.followPointer(at: nil)
    window.hover.update(at: nil)
  }

  /// Reports the pointer's movement to the press of the held button, as a drag.
  private func drag(at time: TimeInterval) {
    guard let press else { return }
    window.advance(to: time)
    window.settle()
    press.phase = .changed
    press.timestamp = window.animator.time
    press.responder?.pressesChanged(
      [press], with: PressesEvent([press], timestamp: window.animator.time))
  }

  // MARK: Buttons

  func pressed(at point: CGPoint, _ time: TimeInterval) {
    begin(at: point, time)
    clicks.click(at: point, time)
    if window.isCovered {
      for accessory in window.accessories where accessory.coversContent {
        accessory.receivePointerPress()
      }
      return
    }
    guard let view = clickTarget(at: point) else {
      window.focusSystem?.pointerDidAct()
      return
    }
    focus(onClicked: view)
    let press = Press(type: .select, key: nil, timestamp: window.animator.time)
    self.press = press
    window.keys.begin(press, in: view, at: point)
  }

  func released(at point: CGPoint, _ time: TimeInterval) {
    begin(at: point, time)
    guard let press else { return }
    self.press = nil
    // Releasing the button elsewhere cancels the click.
    let isInside = press.responder === clickTarget(at: point)
    window.keys.end(press, isInside ? .ended : .cancelled)
  }

  /// Clicks a view as if the pointer were over its centre, regardless of views above it.
  func click(_ view: View) {
    let before = location
    location = view.convert(view.bounds.center, to: window)
    defer { location = before }
    focus(onClicked: view)
    let press = Press(type: .select, key: nil, timestamp: window.animator.time)
    window.keys.begin(press, in: view, at: location)
    window.keys.end(press, .ended)
  }

  /// Handles a click of the middle button, which pastes the primary selection.
  func pasted(at point: CGPoint, _ time: TimeInterval) {
    begin(at: point, time)
    guard !window.isCovered, let view = clickTarget(at: point),
      let target = view as? any PointerPasteTarget
    else { return }
    focus(onClicked: view)
    target.pasteSelection(at: window.convert(point, to: view))
  }

  /// Handles a press of the right button: the item under the pointer is focused, and its
  /// menu is shown.
  func menuRequested(at point: CGPoint, _ time: TimeInterval) {
    begin(at: point, time)
    guard !isPressed, !window.isCovered, let hit = window.hitTest(point),
      var menu = hit.contextMenuAround(window.convert(point, to: hit))
    else { return }
    if let target = clickTarget(at: point) { focus(onClicked: target) }
    // The menu appears at the pointer, unless it is that of a button or an item.
    if menu.isForPlace {
      menu.rect = CGRect(origin: window.convert(point, to: menu.view), size: .zero)
    }
    menu.show()
  }

  func cancelPress() {
    guard let press else { return }
    self.press = nil
    window.keys.end(press, .cancelled)
  }

  /// Scrolls the innermost scroll view at a point that is not at its end, by a distance in points.
  func scrolled(
    by distance: CGVector, _ type: ScrollType, at point: CGPoint, _ time: TimeInterval
  ) {
    begin(at: point, time)
    if window.isCovered {
      for accessory in window.accessories where accessory.coversContent {
        accessory.receiveScroll(by: distance)
      }
      return
    }
    guard let hit = window.hitTest(point) else { return }
    // Continuous scrolling follows the finger without animation.
    let duration = type == .continuous ? 0 : window.appearance.motion.scroll
    for view in sequence(first: hit, next: \.superview) {
      guard let container = view.scrollableContainer,
        (view as? any ScrollingContent)?.isScrollEnabled != false
      else { continue }
      let before = container.contentOffset
      View.animate(withDuration: duration, in: window) {
        container.contentOffset = CGPoint(x: before.x + distance.dx, y: before.y + distance.dy)
      }
      // If a view is scrolled to its end already, an ancestor scrolls.
      if container.contentOffset != before { return }
    }
  }

  private func begin(at point: CGPoint, _ time: TimeInterval) {
    window.advance(to: time)
    window.settle()
    window.resetIdleTimer()
    location = point
    isInUse = true
    window.inputArrived()
    window.setNeedsFrame()
  }

  private func focus(onClicked view: View) {
    if view.canBecomeFocused {
      window.focusSystem?.itemWasClicked(view)
      window.settle()
      window.remember(view)
    }
    // Even if the model shows focus only after a key, text is typed where the click was.
    if view.canBecomeFirstResponder { view.becomeFirstResponder() }
  }

  /// Returns the innermost view at a point that handles clicks; nil for none.
  private func clickTarget(at point: CGPoint) -> View? {
    guard let hit = window.hitTest(point) else { return nil }
    return sequence(first: hit, next: \.superview).first { view in
      view.isClickable
        || view.gestureRecognizers?.contains { !$0.allowedTouchTypes.isEmpty } == true
    }
  }
}
