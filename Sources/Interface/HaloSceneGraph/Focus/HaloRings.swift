import FocusGeometry
import Foundation
import HaloDisplayList

/// The rings of a window: those that are shown, and those that still fade out.
@MainActor
final class HaloRings {
  private var halos: [Halo] = []
  private var detached: UInt16 = 0
  /// The views after which rings were last drawn.
  private var lastAnchors: [WeakView] = []

  func isMoving(at time: TimeInterval) -> Bool { halos.contains { $0.isMoving(at: time) } }

  /// Updates the rings for the views that should have one.
  ///
  /// If a view has left, is hidden or has lost its effect, its ring fades out in place. A ring that
  /// changes sides fades out while another appears on the other side.
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

  /// Removes the ring around `view`, so that the next update makes it appear again.
  func restart(around view: View) {
    let halo = following(view)
    halos.removeAll { $0 === halo }
  }

  /// Whether `view` has a ring, possibly one that still fades out.
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

  /// The number of fading rings that can have distinct numbers at once.
  private static let namedRemains: UInt16 = 64

  // MARK: Drawing

  /// Returns the positions of the rings in the drawing order.
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

  /// Records how rings were last drawn, for those whose view is removed.
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

  /// Marks the views with which rings are drawn, or were last drawn, for listing: a ring's position
  /// depends on views that need not be their ancestors.
  func markForListing() {
    lastAnchors.forEach { $0.view?.markForListing() }
    let anchors = halos.compactMap { halo in
      halo.remainsNumber == nil ? halo.view?.haloAnchor : halo.host
    }
    anchors.forEach { $0.markForListing() }
    lastAnchors = anchors.map { WeakView(view: $0) }
  }
}
