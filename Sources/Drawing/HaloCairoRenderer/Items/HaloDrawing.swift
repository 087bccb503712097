import FocusGeometry
import Foundation
import HaloDisplayList

extension DrawingContext {
  /// A ring of even thickness, its straight edges on whole device pixels once it has come to rest.
  @MainActor
  func draw(_ ring: HaloRing) throws {
    let factor = transform.meanScale
    let (gap, width) = ring.pixels(scale: factor)
    // In quarters of a pixel: enough to seem steady, few enough for what is made to be kept.
    let spread = (ring.spread * factor * 4).rounded() / 4
    try drawRing(
      ring.shape, side: ring.side, gap: ring.side == .outside ? gap + spread : max(0, gap - spread),
      width: width, color: ring.color)
  }

  /// One device pixel just inside the outline.
  @MainActor
  func drawHairline(_ shape: Shape, color: Color) throws {
    try drawRing(shape, side: .inside, gap: 0, width: 1, color: color)
  }

  /// Follows the outline of what is drawn inside it, as that is rounded to pixels.
  @MainActor
  func drawRim(_ shape: Shape, width: CGFloat, color: Color) throws {
    let pixels = max(1, (width * transform.meanScale).rounded())
    try drawRing(shape, side: .inside, gap: 0, width: pixels, color: color)
  }

  /// Gap and width in device pixels; the width a whole number of them.
  @MainActor
  private func drawRing(
    _ shape: Shape, side: HaloRing.Side, gap: CGFloat, width: CGFloat, color: Color
  ) throws {
    let exact = shape.applying(transform, snapping: .size)
    let outline = isSettled ? exact : exact.withRadiusInQuarters
    let source = Composition.Source.color(color.pixel(alpha: alpha))
    if case .path = outline {
      let placed = placedOutline(of: shape.bezierPath.closed)
      let ring = OutlineMasks.Figure.ring(placed.path, side, gap: gap, width: width)
      return try paint(source, through: ring, x: placed.x, y: placed.y)
    }
    switch side {
    case .outside:
      try paint(source, between: outline.concentric(gap + width), and: outline.concentric(gap))
    case .inside:
      guard let outer = outline.outset(by: -gap), !outer.bounds.isEmpty else { return }
      guard let inner = outline.outset(by: -(gap + width)), !inner.bounds.isEmpty else {
        return try paint(source, through: outer)
      }
      try paint(source, between: outer, and: inner)
    }
  }

  /// At rest the box around the path is brought onto whole pixels, so that a ring is as crisp and
  /// as wide on its left as on its right.
  private func placedOutline(of path: BezierPath) -> PlacedPath {
    guard isAtRest else { return PlacedPath(path, transform: transform, rest: scale) }
    let onDevice = path.applying(transform)
    let box = onDevice.bounds
    guard box.width > 0, box.height > 0 else { return PlacedPath(onDevice: onDevice) }
    return PlacedPath(onDevice: onDevice.applying(box.transform(to: box.snapped(.edges))))
  }
}

extension Shape {
  /// With a radius in steps that nobody sees while it changes, so that the corners of a ring that
  /// grows or shrinks are made once for all the times it does.
  fileprivate var withRadiusInQuarters: Shape {
    guard case .rounded(let rect, let radius, let curve) = self else { return self }
    return .rounded(rect, radius: (radius * 4).rounded() / 4, curve: curve)
  }

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
