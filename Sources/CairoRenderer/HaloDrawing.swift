import FocusGeometry
import Foundation
import SceneGraph

extension DrawingContext {
  /// A ring of even thickness, its straight edges on whole device pixels.
  @MainActor
  func draw(_ ring: HaloRing) {
    let factor = transform.meanScale
    let gap = ring.gap > 0 ? max(1, (ring.gap * factor).rounded()) : 0
    let width = max(1, (ring.width * factor).rounded())
    drawRing(ring.shape, side: ring.side, gap: gap, width: width, color: ring.color)
  }

  /// One device pixel just inside the outline.
  @MainActor
  func drawHairline(_ shape: Shape, color: Color) {
    drawRing(shape, side: .inside, gap: 0, width: 1, color: color)
  }

  /// Follows the outline of what is drawn inside it, as that is rounded to pixels.
  @MainActor
  func drawRim(_ shape: Shape, width: CGFloat, color: Color) {
    let pixels = max(1, (width * transform.meanScale).rounded())
    drawRing(shape, side: .inside, gap: 0, width: pixels, color: color)
  }

  /// Gap and width in whole device pixels.
  @MainActor
  private func drawRing(
    _ shape: Shape, side: HaloRing.Side, gap: CGFloat, width: CGFloat, color: Color
  ) {
    let outline = shape.applying(transform, snapping: .size)
    let source = Composition.Source.color(color.pixel(alpha: alpha))
    if case .path = outline {
      let placed = PlacedPath(shape.bezierPath, transform: transform, rest: scale)
      let ring = OutlineMasks.Figure.ring(placed.path.closed, side, gap: gap, width: width)
      return paint(source, through: ring, x: placed.x, y: placed.y)
    }
    switch side {
    case .outside:
      paint(source, between: outline.concentric(gap + width), and: outline.concentric(gap))
    case .inside:
      guard let outer = outline.outset(by: -gap), !outer.bounds.isEmpty else { return }
      guard let inner = outline.outset(by: -(gap + width)), !inner.bounds.isEmpty else {
        return paint(source, through: outer)
      }
      paint(source, between: outer, and: inner)
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
