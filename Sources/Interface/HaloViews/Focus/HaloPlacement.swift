import FocusEngine
import FocusGeometry
import Foundation
import HaloDisplayList

/// On which side of its outline a ring goes, and why.
package struct HaloPlacement: Hashable, Sendable {
  package var side: HaloRing.Side
  /// Points of the item that a ring needs beyond the outline.
  package var reach: CGFloat
  /// Points of the item between the outline and the nearest edge that would cut the ring off,
  /// rounded corners included; negative where it cuts the outline itself.
  package var room: CGFloat
}

extension View {
  /// nil for a view without a halo or a window.
  ///
  /// Automatic is outside, unless a clipping view around, or the window, would cut the ring off.
  /// That is judged where all animations end, and on the device pixels that edges are rounded to: a
  /// ring does not change sides on the way. A scrolling view scrolls until there is room, so it
  /// counts along the other axis only.
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

  /// Points that a ring takes outside the item; scrolling leaves that much room.
  public var focusReach: CGFloat {
    guard rootView?.focusSystem?.model.look == .halo, let placement = haloPlacement,
      placement.side == .outside
    else { return 0 }
    return placement.reach
  }

  /// Device pixels by which a continuous corner lies outside the circular one that depths are
  /// measured against (0.002 of the radius), for radii up to a hundred.
  private static let continuousTolerance: CGFloat = 0.2

  /// The shape to which this view clips a ring inside it; nil: it does not clip.
  private var haloClip: Shape? {
    guard clipsToBounds || self is RootView else { return nil }
    if scrolledContentSize != nil, let confines { return .rect(confines) }
    return .rounded(bounds, radius: cornerRadius, curve: cornerCurve)
  }
}
