import FocusEngine
import FocusGeometry
import Foundation

/// On which side of its outline a ring goes, and why.
package struct HaloPlacement: Hashable, Sendable {
  package var side: HaloRing.Side
  /// Points of the item that a ring needs beyond the outline.
  package var reach: CGFloat
  /// Points of the item between the outline and the nearest edge that would cut the ring off, rounded
  /// corners included; negative where it cuts the outline itself.
  package var room: CGFloat
}

extension View {
  /// nil for a view without a halo or a window.
  ///
  /// Automatic is outside, unless a clipping view around, or the window, would cut the ring off. That
  /// is judged where all animations end, and on the device pixels that edges are rounded to: a ring
  /// does not change sides on the way. A scrolling view scrolls until there is room, so it counts
  /// along the other axis only.
  package var haloPlacement: HaloPlacement? {
    guard let effect = haloEffect, let window else { return nil }
    let style = window.appearance.halo
    let toDevice = transformToRoot.concatenating(.init(scale: window.contentScale))
    let factor = toDevice.meanScale
    guard factor > 0 else { return nil }
    let ring = HaloRing(
      shape: haloShape(of: effect), side: .outside, width: style.width, gap: style.gap,
      color: .clear)
    let (gap, width) = ring.pixels(scale: factor)
    let outline = ring.shape.onWholePixels(toDevice).samples
    var room = CGFloat.infinity
    var ancestor = haloContainer(of: effect) ?? haloReference(of: effect).superview
    while let view = ancestor {
      if let clip = view.haloClip {
        let onDevice = clip.applying(
          view.transformToRoot.concatenating(.init(scale: window.contentScale)))
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

  /// Device pixels by which a continuous corner passes the circular one that depths are measured to
  /// (0.002 of the radius, spec/focus-looks.md C7), for radii up to a hundred.
  private static let continuousTolerance: CGFloat = 0.2

  /// What is left of a ring inside this view; nil for all.
  private var haloClip: Shape? {
    if let scroll = self as? ScrollView {
      return .rect(bounds.union(CGRect(origin: .zero, size: scroll.contentSize)))
    }
    guard clipsToBounds || self is Window else { return nil }
    return .rounded(bounds, radius: cornerRadius, curve: cornerCurve)
  }
}

extension CGAffineTransform {
  init(scale: CGFloat) { self.init(scaleX: scale, y: scale) }

  /// Square root of the area's growth.
  var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }
}

extension Shape {
  /// In device space, moved to the whole pixels that the renderer will move it to.
  fileprivate func onWholePixels(_ toDevice: CGAffineTransform) -> Shape {
    let shape = applying(toDevice)
    let box = shape.bounds
    guard toDevice.isUprightScale, box.width > 0, box.height > 0 else { return shape }
    let (width, height) = (max(1, box.width.rounded()), max(1, box.height.rounded()))
    return shape.applying(
      CGAffineTransform(translationX: box.minX.rounded(), y: box.minY.rounded())
        .scaledBy(x: width / box.width, y: height / box.height)
        .translatedBy(x: -box.minX, y: -box.minY))
  }

  fileprivate var withWholeEdges: Shape {
    guard case .rounded(let rect, let radius, let curve) = self else { return self }
    let (left, top) = (rect.minX.rounded(), rect.minY.rounded())
    return .rounded(
      CGRect(
        x: left, y: top, width: rect.maxX.rounded() - left, height: rect.maxY.rounded() - top),
      radius: radius, curve: curve)
  }

  /// Points along the outline, dense enough in curves.
  fileprivate var samples: [CGPoint] {
    var samples: [CGPoint] = []
    for element in bezierPath.elements {
      switch element {
      case .move(let p), .line(let p): samples.append(p)
      case .curve(let to, let c1, let c2):
        guard let from = samples.last else { continue }
        for step in 1...8 {
          let t = CGFloat(step) / 8
          let (a, b, c, d) = (
            (1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t),
            3 * t * t * (1 - t), t * t * t
          )
          samples.append(
            CGPoint(
              x: a * from.x + b * c1.x + c * c2.x + d * to.x,
              y: a * from.y + b * c1.y + c * c2.y + d * to.y))
        }
      case .close: break
      }
    }
    return samples
  }

  /// How far inside of a rectangle, rounded or not, the outermost of the points lies; negative outside.
  fileprivate func depth(of points: [CGPoint]) -> CGFloat {
    let (box, radius): (CGRect, CGFloat) =
      switch self {
      case .rounded(let rect, let radius, _):
        (rect, min(max(0, radius), min(rect.width, rect.height) / 2))
      case .rect, .path: (bounds, 0)
      }
    return points.reduce(.infinity) { least, p in
      let x = abs(p.x - box.midX) - (box.width / 2 - radius)
      let y = abs(p.y - box.midY) - (box.height / 2 - radius)
      let outside = hypot(max(x, 0), max(y, 0)) + min(max(x, y), 0) - radius
      return min(least, -outside)
    }
  }
}
