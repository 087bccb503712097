import FocusGeometry
import Foundation
import HaloDisplayList

/// A ring of a window, from its appearing until it has faded out completely.
@MainActor
final class Halo {
  private(set) weak var view: View?
  private var opacity = AnimatedNumber(0)
  private var spread = AnimatedNumber(0)
  /// The number of a ring that no longer follows its view and fades out in place; nil otherwise.
  ///
  /// It distinguishes several fading rings of one view.
  private(set) var remainsNumber: UInt16?
  /// The ring as last drawn, and its transform in `host`.
  private(set) var last: (ring: HaloRing, transform: CGAffineTransform)?
  private(set) weak var host: View?
  let displayID: UInt64
  /// The placement of the ring in this frame.
  var placement: HaloPlacement?

  init(around view: View, style: HaloStyle) {
    self.view = view
    displayID = view.displayID
    spread = AnimatedNumber(style.spread)
  }

  var isLeaving: Bool { opacity.target == 0 }

  func appear(_ style: HaloStyle, isMoving: Bool, at time: TimeInterval) {
    guard opacity.target != 1 else { return }
    opacity.move(to: 1, duration: style.arrival, at: time)
    spread.move(to: 0, duration: isMoving ? style.settling : 0, at: time)
  }

  func leave(_ style: HaloStyle, at time: TimeInterval) {
    guard opacity.target != 0 else { return }
    opacity.move(to: 0, duration: style.fade, at: time)
  }

  func detach(as number: UInt16) { remainsNumber = number }

  func isMoving(at time: TimeInterval) -> Bool {
    opacity.isMoving(at: time) || spread.isMoving(at: time)
  }

  func isOver(at time: TimeInterval) -> Bool { isLeaving && !opacity.isMoving(at: time) }

  func opacity(at time: TimeInterval) -> CGFloat { max(0, min(1, opacity.value(at: time))) }

  /// Returns the ring at a time; nil if there is nothing to draw it around.
  ///
  /// While it shrinks towards its place, it takes no more space than is available.
  func ring(at time: TimeInterval) -> HaloRing? {
    if remainsNumber != nil { return last?.ring }
    guard let view, let placement, var ring = view.haloRing(placed: placement)
    else { return nil }
    let room = ring.side == .outside ? placement.room - placement.reach : ring.gap
    ring.spread = max(0, min(spread.value(at: time), room))
    return ring
  }

  func remember(_ ring: HaloRing, transform: CGAffineTransform, in host: View?) {
    last = (ring, transform)
    self.host = host
  }
}
