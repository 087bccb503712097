import FocusGeometry
import Foundation
import HaloDisplayList

/// The rings of a window: those that are wanted, and those that are still fading.
@MainActor
final class HaloRings {
  private var halos: [Halo] = []
  private var detached: UInt16 = 0
  private var exhibited: [WeakView] = []
  /// Where rings stood in the order of drawing when they were drawn last.
  private var lastAnchors: [WeakView] = []

  /// Views that show a ring without having the focus.
  var exhibits: [View] { exhibited.compactMap(\.view) }

  func exhibit(_ isShown: Bool, _ view: View) {
    exhibited.removeAll { $0.view == nil || $0.view === view }
    if isShown { exhibited.append(WeakView(view: view)) }
  }

  func isMoving(at time: TimeInterval) -> Bool { halos.contains { $0.isMoving(at: time) } }

  /// Brings the rings in line with the views that are to have one.
  ///
  /// A ring whose view has left, is hidden or has lost its effect fades where it was; one that
  /// changes sides fades there while another appears on the other.
  func update(
    around views: [View], in window: Window, at time: TimeInterval
  ) {
    let style = window.appearance.halo
    for halo in halos where halo.remainsNumber == nil {
      guard let view = halo.view, view.window === window, view.isSeen,
        let placement = view.haloPlacement,
        halo.last.map({ $0.ring.side == placement.side }) ?? true
      else {
        detach(halo, style, at: time)
        continue
      }
      halo.placement = placement
      if !views.contains(where: { $0 === view }) { halo.leave(style, at: time) }
    }
    for view in views where view.isSeen && view.haloEffect != nil {
      let halo = following(view) ?? add(Halo(around: view, style: style))
      halo.appear(style, isMoving: !window.appearance.prefersReducedMotion, at: time)
    }
    halos.removeAll { $0.isOver(at: time) }
  }

  /// Forgets the ring around `view`, so that the next update makes it appear again.
  func restart(around view: View) {
    let halo = following(view)
    halos.removeAll { $0 === halo }
  }

  /// Whether a ring is around `view`, or still fading there.
  func follow(_ view: View) -> Bool { following(view) != nil }

  private func following(_ view: View) -> Halo? {
    halos.first { $0.view === view && $0.remainsNumber == nil }
  }

  private func add(_ halo: Halo) -> Halo {
    halo.placement = halo.view?.haloPlacement
    halos.append(halo)
    return halo
  }

  private func detach(_ halo: Halo, _ style: HaloStyle, at time: TimeInterval) {
    halo.leave(style, at: time)
    halo.detach(as: detached)
    detached = (detached + 1) % Self.namedRemains
  }

  /// How many fading rings can have display ids of their own at once.
  private static let namedRemains: UInt16 = 64

  // MARK: Drawing

  /// A ring at one instant.
  @MainActor
  struct Shown {
    let halo: Halo
    let ring: HaloRing
    let opacity: CGFloat
  }

  /// A ring as it was drawn, and how it stood in `host`.
  @MainActor
  struct Drawn {
    let shown: Shown
    let transform: CGAffineTransform
    let host: View?
  }

  /// Where the rings stand in the order of drawing.
  @MainActor
  struct Order {
    private(set) var above: [UInt64: [Shown]] = [:]
    private(set) var remains: [UInt64: [Shown]] = [:]

    static let none = Order()

    /// Rings to be drawn after the view and all inside.
    func rings(above view: View) -> [Shown] { above[view.displayID] ?? [] }
    /// Fading rings to be drawn inside the view, after everything else in it.
    func remains(in view: View) -> [Shown] { remains[view.displayID] ?? [] }

    fileprivate mutating func add(_ shown: Shown) {
      if shown.halo.remainsNumber != nil {
        if let host = shown.halo.host { remains[host.displayID, default: []].append(shown) }
      } else if let anchor = shown.halo.view?.haloAnchor {
        above[anchor.displayID, default: []].append(shown)
      }
    }
  }

  /// Notes how rings were drawn last, for those whose view goes away.
  func remember(_ drawn: [Drawn]) {
    for ring in drawn {
      ring.shown.halo.remember(ring.shown.ring, transform: ring.transform, in: ring.host)
    }
  }

  /// Has the views listed anew that rings are, or were last, drawn with: where a ring is depends on
  /// views that need not be around those.
  func markForListing() {
    lastAnchors.forEach { $0.view?.markForListing() }
    let anchors = halos.compactMap { halo in
      halo.remainsNumber == nil ? halo.view?.haloAnchor : halo.host
    }
    anchors.forEach { $0.markForListing() }
    lastAnchors = anchors.map { WeakView(view: $0) }
  }

  func order(at time: TimeInterval) -> Order {
    var order = Order()
    for halo in halos {
      guard let ring = halo.ring(at: time) else { continue }
      order.add(Shown(halo: halo, ring: ring, opacity: halo.opacity(at: time)))
    }
    return order
  }
}
