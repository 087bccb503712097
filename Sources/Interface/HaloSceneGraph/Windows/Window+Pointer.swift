import FocusGeometry
import Foundation
import HaloHosting

/// The pointer's side of a window, as a host tells it.
extension Window {
  /// The pointer is over the window, at `point` in its points; drags while the button is down.
  public func pointerMoved(to point: CGPoint, at time: TimeInterval) {
    pointer.move(to: point, at: time)
  }

  /// The pointer is over the window no longer.
  public func pointerLeft(at time: TimeInterval) { pointer.leave(at: time) }

  /// The main button goes down at `point`, in points: what is there gets focus and a press.
  public func pointerPressed(at point: CGPoint, at time: TimeInterval) {
    pointer.pressed(at: point, time)
  }

  /// The main button comes up: ends the press, or cancels it when outside of the pressed view.
  public func pointerReleased(at point: CGPoint, at time: TimeInterval) {
    pointer.released(at: point, time)
  }

  /// The middle button goes down: pastes the selection into the text at `point`, in points.
  public func pointerPasted(at point: CGPoint, at time: TimeInterval) {
    pointer.pasted(at: point, time)
  }

  /// Scrolls what is under `point`, by points; what is at its end hands on to what is around it.
  public func pointerScrolled(
    by distance: CGVector, _ type: ScrollType, at point: CGPoint, time: TimeInterval
  ) {
    pointer.scrolled(by: distance, type, at: point, time)
  }

  /// What the pointer makes light up; nil for nothing.
  public var hoveredView: View? { hover.view }

  /// Where the pointer is, points; nil while it is elsewhere.
  public var pointerLocation: CGPoint? { pointer.location }

  /// How many clicks, soon after each other and in one place, the last one is of.
  package var clickCount: Int { pointer.clickCount }

  /// As what is under the pointer asks; an arrow where nothing does.
  public var pointerShape: PointerShape {
    guard let place = pointer.location, !isCovered, let hit = hitTest(place) else { return .arrow }
    return sequence(first: hit, next: \.superview).lazy.compactMap(\.ownPointerShape).first
      ?? .arrow
  }
}
