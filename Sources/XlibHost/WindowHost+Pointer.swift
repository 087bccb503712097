import CX11
import FocusGeometry
import Foundation
import Hosting

extension WindowHost {
  enum PointerChange: Equatable {
    /// Pixels.
    case moved(CGPoint)
    /// By parts of notches, right and down.
    case scrolled(CGVector, CGPoint)
    case left
  }

  /// Points that a notch of a wheel scrolls: three lines of text.
  private static let notch: CGFloat = 54

  /// Tells where the pointer is by now; what that changes waits for its tick like any animation, for
  /// a mouse may report a thousand times a second.
  func deliverPointer() {
    guard let pointer else { return }
    self.pointer = nil
    let now = MonotonicClock.now()
    switch pointer {
    case .moved(let place):
      content.pointerMoved(to: CGPoint(x: place.x / scale, y: place.y / scale), at: now)
      window.pointer.shape = content.pointerShape
    case .scrolled(let notches, let place): scroll(by: notches, .continuous, at: place)
    case .left: content.pointerLeft(at: now)
    }
  }

  func click(_ isPress: Bool, at place: CGPoint, time: UInt) {
    deliverPointer()
    let now = MonotonicClock.now()
    clipboard.time = time
    keyTime = keyTime ?? now
    isPrompt = true
    let point = CGPoint(x: place.x / scale, y: place.y / scale)
    if isPress {
      window.setUserTime(time)
      content.pointerPressed(at: point, at: now)
    } else {
      content.pointerReleased(at: point, at: now)
    }
    updateInputMethod()
  }

  func paste(at place: CGPoint, time: UInt) {
    deliverPointer()
    clipboard.time = time
    window.setUserTime(time)
    isPrompt = true
    content.pointerPasted(
      at: CGPoint(x: place.x / scale, y: place.y / scale), at: MonotonicClock.now())
    updateInputMethod()
  }

  /// Whole notches are told one by one, parts of them once for all that have come.
  func scroll(dx: CGFloat, dy: CGFloat, at place: CGPoint) {
    if dx == dx.rounded(), dy == dy.rounded() {
      deliverPointer()
      scroll(by: CGVector(dx: dx, dy: dy), .discrete, at: place)
    } else if case .scrolled(let before, _) = pointer {
      pointer = .scrolled(CGVector(dx: before.dx + dx, dy: before.dy + dy), place)
    } else {
      deliverPointer()
      pointer = .scrolled(CGVector(dx: dx, dy: dy), place)
    }
  }

  private func scroll(by notches: CGVector, _ type: ScrollType, at place: CGPoint) {
    isPrompt = true
    content.pointerScrolled(
      by: CGVector(dx: notches.dx * Self.notch, dy: notches.dy * Self.notch), type,
      at: CGPoint(x: place.x / scale, y: place.y / scale), time: MonotonicClock.now())
  }
}
