import CHaloX11
import FocusGeometry
import Foundation
import HaloHosting

extension WindowHost {
  /// The points that one notch of a wheel scrolls: three lines of text.
  private static let notch: CGFloat = 54

  /// Sends the pointer's last change to the content.
  ///
  /// The effect of a move waits for the next frame's tick like an animation, since a mouse may
  /// report a thousand times a second.
  func deliverPointer() {
    guard let change = window.pointer.takeChange() else { return }
    switch change {
    case .moved(let place):
      send(.pointerMoved(to: point(place)), as: .motion)
      window.pointer.shape = content.pointerShape
    case .scrolled(let notches, let place): scroll(by: notches, .continuous, at: place)
    case .left: send(.pointerLeft, as: .motion)
    }
  }

  func click(_ isPress: Bool, at place: CGPoint, time: UInt) {
    deliverPointer()
    clipboard.time = time
    if isPress { window.setUserTime(time) }
    let place = point(place)
    send(isPress ? .pointerPressed(at: place) : .pointerReleased(at: place), as: .press)
  }

  func paste(at place: CGPoint, time: UInt) {
    act(InputEvent.pointerPasted, at: place, time: time)
  }

  func requestMenu(at place: CGPoint, time: UInt) {
    act(InputEvent.menuRequested, at: place, time: time)
  }

  /// Sends the event of a button that acts when it goes down.
  private func act(_ event: (CGPoint) -> InputEvent, at place: CGPoint, time: UInt) {
    deliverPointer()
    clipboard.time = time
    window.setUserTime(time)
    send(event(point(place)), as: .action)
  }

  /// Sends whole notches one by one, and collects parts of notches until ``deliverPointer()``.
  func scroll(dx: CGFloat, dy: CGFloat, at place: CGPoint) {
    if dx == dx.rounded(), dy == dy.rounded() {
      deliverPointer()
      scroll(by: CGVector(dx: dx, dy: dy), .discrete, at: place)
    } else {
      if !window.pointer.hasScrolled { deliverPointer() }
      window.pointer.scroll(by: CGVector(dx: dx, dy: dy), at: place)
    }
  }

  private func scroll(by notches: CGVector, _ type: ScrollType, at place: CGPoint) {
    let distance = CGVector(dx: notches.dx * Self.notch, dy: notches.dy * Self.notch)
    send(.scrolled(by: distance, type, at: point(place)), as: .change)
  }

  private func point(_ place: CGPoint) -> CGPoint { window.geometry.point(place) }
}
