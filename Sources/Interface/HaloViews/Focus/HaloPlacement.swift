import FocusEngine
import FocusGeometry
import Foundation
import HaloDisplayList

/// The side of its outline on which a ring is drawn, and the distances that decide it.
package struct HaloPlacement: Hashable, Sendable {
  package var side: HaloRing.Side
  /// The distance that a ring needs outside the outline, in points of the item.
  package var reach: CGFloat
  /// The distance from the outline to the nearest edge that would clip the ring, in points of the
  /// item.
  ///
  /// Rounded corners are taken into account; it is negative if the edge clips the outline itself.
  package var room: CGFloat
}

extension View {
  /// The placement of the view's ring; nil for a view without a halo or a window.
  ///
  /// Automatic is outside, unless a clipping ancestor or the window would clip the ring. The
  /// decision uses the final state of all animations and the device pixels to which edges are
  /// rounded, so that a ring does not change sides during an animation. A scrolling view can scroll
  /// to make space, so it counts along the other axis only.
  package var haloPlacement: HaloPlacement? {
    guard let effect = haloEffect, let rootView else { return nil }
    let style = effectiveAppearance.halo
    let toDevice = transformToRoot.concatenating(.init(scale: rootView.contentScale))
    let factor = toDevice.meanScale
    guard factor > 0 else { return nil }
    let ring = HaloRing(
      shape: haloShape(of: effect, at: .rest), side: .outside, width: style.width,
      gap: style.gap,
      color: .clear)
    let (gap, width) = ring.pixels(scale: factor)
    let outline = ring.shape.onWholePixels(toDevice).samples
    var room = CGFloat.infinity
    var ancestor = haloContainer(of: effect) ?? haloReference(of: effect).superview
    while let view = ancestor {
      if let clip = view.haloClip {
        let onDevice = clip.transformed(
          by: view.transformToRoot.concatenating(.init(scale: rootView.contentScale)))
        room = min(room, onDevice.withWholeEdges.depth(of: outline))
      }
      ancestor = view.superview
    }
    let fits = room >= gap + width - Self.continuousTolerance
    let side: HaloRing.Side =
      switch effect.position {
      case .outside: .outside
      case .inside: .inside
      case .automatic: fits ? .outside : .inside
      }
    return HaloPlacement(side: side, reach: (gap + width) / factor, room: room / factor)
  }

  /// The distance that the ring extends outside the item, in points; scrolling leaves that much
  /// space.
  public var focusReach: CGFloat {
    guard rootView?.focusSystem?.model.look == .halo, let placement = haloPlacement,
      placement.side == .outside
    else { return 0 }
    return placement.reach
  }

  /// The tolerance, in device pixels, for a continuous corner, which lies outside the circular one
  /// that depths are measured against by 0.002 of the radius; enough for radii up to a hundred.
  private static let continuousTolerance: CGFloat = 0.2

  /// The shape to which this view clips a ring inside it; nil if it does not clip.
  private var haloClip: Shape? {
    guard clipsToBounds || self is RootView else { return nil }
    if scrolledContentSize != nil, let confines { return .rect(confines) }
    return .rounded(bounds, radius: cornerRadius, curve: cornerCurve)
  }
}
