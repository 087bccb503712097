import FocusEngine
import FocusGeometry
import Foundation

extension View {
  /// The ring around the view as its focus effect describes it; nil when it has no halo.
  var haloRing: HaloRing? {
    guard let effect = haloEffect, let window else { return nil }
    let appearance = effectiveAppearance
    return HaloRing(
      shape: haloShape(of: effect), side: haloSide(of: effect, appearance: appearance),
      width: appearance.halo.width, gap: appearance.halo.gap,
      color: window.isActive ? appearance.palette.tint : appearance.palette.inactiveHalo)
  }

  /// The focus effect as a halo; a plain effect is one with everything inferred.
  private var haloEffect: FocusHaloEffect? {
    focusEffect.map { $0 as? FocusHaloEffect ?? FocusHaloEffect() }
  }

  private func haloShape(of effect: FocusHaloEffect) -> Shape {
    switch effect.outline {
    case .inferred:
      let bounds = presented(.bounds, bounds)
      return cornerRadius > 0
        ? .rounded(bounds, radius: cornerRadius, curve: cornerCurve) : .rect(bounds)
    case .rect(let rect): return .rect(rect)
    case .roundedRect(let rect, let radius, let curve):
      return .rounded(rect, radius: radius, curve: curve)
    case .path(let path): return .path(path)
    }
  }

  /// Automatic: outside, unless a clipping view between here and where the ring is hosted would cut
  /// it off.
  ///
  /// A scrolling view scrolls until there is room, so it counts along the other axis only.
  private func haloSide(of effect: FocusHaloEffect, appearance: FocusAppearance) -> HaloRing.Side {
    switch effect.position {
    case .outside: return .outside
    case .inside: return .inside
    case .automatic: break
    }
    let room = appearance.halo.gap + appearance.halo.width
    let outset = haloShape(of: effect).bounds.insetBy(dx: -room, dy: -room)
    var ancestor = effect.containerView ?? (effect.referenceView ?? self).superview
    while let view = ancestor {
      if view.clipsToBounds {
        var available = view.bounds
        if let scroll = view as? ScrollView {
          available = available.union(CGRect(origin: .zero, size: scroll.contentSize))
        }
        if !available.contains(convert(outset, to: view)) { return .inside }
      }
      ancestor = view.superview
    }
    return .outside
  }

  /// The view after which the ring is drawn: above the reference view or, in a container, above the
  /// part of it that holds the reference.
  var haloAnchor: View? {
    guard let effect = haloEffect else { return nil }
    let reference = effect.referenceView ?? self
    guard let container = effect.containerView, container !== reference,
      reference.isDescendant(of: container)
    else { return reference }
    var anchor = reference
    while let parent = anchor.superview, parent !== container { anchor = parent }
    return anchor
  }
}
