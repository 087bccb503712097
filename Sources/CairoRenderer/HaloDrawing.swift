import CCairo
import FocusGeometry
import Foundation
import SceneGraph

extension DrawingContext {
  /// A ring of even thickness, its straight edges on whole device pixels.
  @MainActor
  func draw(_ ring: HaloRing, masks: RingMasks) {
    let factor = transform.meanScale
    let gap = ring.gap > 0 ? max(1, (ring.gap * factor).rounded()) : 0
    let width = max(1, (ring.width * factor).rounded())
    drawRing(ring.shape, side: ring.side, gap: gap, width: width, color: ring.color, masks: masks)
  }

  /// One device pixel just inside the outline.
  @MainActor
  func drawHairline(_ shape: Shape, color: Color, masks: RingMasks) {
    drawRing(shape, side: .inside, gap: 0, width: 1, color: color, masks: masks)
  }

  /// Gap and width in whole device pixels.
  @MainActor
  private func drawRing(
    _ shape: Shape, side: HaloRing.Side, gap: CGFloat, width: CGFloat, color: Color,
    masks: RingMasks
  ) {
    let outline = shape.applying(transform, snapping: .size)
    if case .path = outline {
      let placed = PlacedPath(shape.bezierPath, transform: transform, rest: scale)
      let key = RingMasks.Key(path: placed.path, side: side, gap: gap, width: width)
      guard let ring = masks.mask(key) else { return }
      fill(ring.mask, x: placed.x + ring.x, y: placed.y + ring.y, color: color)
      return
    }
    switch side {
    case .outside:
      fill(
        between: outline.concentric(gap + width), and: outline.concentric(gap), color: color)
    case .inside:
      guard let outer = outline.outset(by: -gap), !outer.bounds.isEmpty else { return }
      let inner = outline.outset(by: -(gap + width))
      fill(between: outer, and: inner.flatMap { $0.bounds.isEmpty ? nil : $0 }, color: color)
    }
  }
}

extension Shape {
  /// All points at most `distance` away: also around the corners of a plain rectangle, where the
  /// ring would otherwise be thicker than along its sides.
  fileprivate func concentric(_ distance: CGFloat) -> Shape {
    switch self {
    case .rect(let rect):
      .rounded(
        rect.insetBy(dx: -distance, dy: -distance), radius: distance, curve: .circular)
    case .rounded, .path: outset(by: distance) ?? self
    }
  }
}

/// A path in device pixels near the origin, and the whole pixel it belongs at.
///
/// The fraction of its place is rounded to quarters (none at rest), so that what is made from the
/// path can be kept while it moves.
struct PlacedPath {
  let path: BezierPath
  let x: Int
  let y: Int

  init(_ source: BezierPath, transform: CGAffineTransform, rest: CGFloat) {
    let step: CGFloat = transform.isScale(rest) ? 1 : 4
    let tx = (transform.tx * step).rounded() / step
    let ty = (transform.ty * step).rounded() / step
    x = Int(tx.rounded(.down))
    y = Int(ty.rounded(.down))
    var local = transform
    local.tx = tx - tx.rounded(.down)
    local.ty = ty - ty.rounded(.down)
    path = source.applying(local).closed
  }
}

extension BezierPath {
  /// Every subpath closed, as filling takes it to be.
  var closed: BezierPath {
    var path = BezierPath()
    for element in elements {
      switch element {
      case .move(let p):
        if path.currentPoint != nil { path.close() }
        path.move(to: p)
      case .line(let p): path.addLine(to: p)
      case .curve(let to, let c1, let c2):
        path.addCurve(to: to, controlPoint1: c1, controlPoint2: c2)
      case .close: path.close()
      }
    }
    if path.currentPoint != nil { path.close() }
    return path
  }
}
