import FocusGeometry
import Foundation
import HaloDisplayList

/// The rings of a window: those that are wanted, and those that are still fading.
@MainActor
final class HaloRings {
  private var halos: [Halo] = []
  private var detached: UInt16 = 0
  /// Where rings stood in the order of drawing when they were drawn last.
  private var lastAnchors: [WeakView] = []

  func isMoving(at time: TimeInterval) -> Bool { halos.contains { $0.isMoving(at: time) } }

  /// Brings the rings in line with the views that are to have one.
  ///
  /// A ring whose view has left, is hidden or has lost its effect fades where it was; one that
  /// changes sides fades there while another appears on the other.
  func update(around views: [View], in root: RootView, at time: TimeInterval) {
    let style = root.appearance.halo
    for halo in halos where halo.remainsNumber == nil {
      guard let view = halo.view, view.rootView === root, view.isSeen,
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
      halo.appear(style, isMoving: !root.appearance.prefersReducedMotion, at: time)
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

  /// Where the rings stand in the order of drawing.
  func order(at time: TimeInterval) -> RingOrder {
    var order = RingOrder()
    for halo in halos {
      guard let ring = halo.ring(at: time) else { continue }
      let opacity = halo.opacity(at: time)
      if let number = halo.remainsNumber {
        guard let host = halo.host, let last = halo.last else { continue }
        order.add(
          RingOrder.Remains(
            of: halo.displayID, ring, opacity: opacity, transform: last.transform, number: number),
          in: host.displayID)
      } else if let view = halo.view, let anchor = view.haloAnchor {
        order.add(
          RingOrder.Following(
            of: halo.displayID, ring, opacity: opacity, transform: view.presentedTransformToRoot,
            restScale: view.scaleInRoot),
          above: anchor.displayID)
      }
    }
    return order
  }

  /// Notes how rings were drawn last, for those whose view goes away.
  func remember(_ drawn: [RingOrder.Drawn]) {
    for ring in drawn {
      guard
        let halo = halos.first(where: {
          $0.displayID == ring.displayID && $0.remainsNumber == nil
        })
      else { continue }
      halo.remember(ring.ring, transform: ring.transform, in: halo.view?.haloAnchor?.superview)
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
}
