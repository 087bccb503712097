import FocusGeometry
import Foundation
import HaloDisplayList

extension DrawingContext {
  /// Draws a ring of even thickness; at rest, its straight edges are on whole device pixels.
  @MainActor
  func draw(_ ring: HaloRing) throws {
    let factor = transform.meanScale
    let (gap, width) = ring.pixels(scale: factor)
    // Quarters of a pixel are fine enough to look steady, and coarse enough for masks to be reused.
    let spread = (ring.spread * factor * 4).rounded() / 4
    let start = ring.side == .outside ? gap + spread : max(0, gap - spread)
    // A ring stays on whole pixels while its shape grows.
    let outline =
      if case .rect = ring.shape { outline(of: ring.shape) } else {
        ring.shape.applying(transform, snapping: .size)
      }
    try drawRing(
      ring.shape, outline: outline, side: ring.side, gap: start, width: width,
      source: color(ring.color))
    let line = ring.edgePixels(width: width, scale: factor)
    guard let edge = ring.edge, line > 0 else { return }
    for gap in [start, start + width - line] {
      try drawRing(
        ring.shape, outline: outline, side: ring.side, gap: gap, width: line, source: color(edge))
    }
  }

  /// Draws a line of one device pixel just inside the outline, which is rounded to pixels like a
  /// fill.
  @MainActor
  func drawHairline(_ shape: Shape, color: Color) throws {
    try drawRing(
      shape, outline: outline(of: shape), side: .inside, gap: 0, width: 1,
      source: self.color(color))
  }

  /// Draws a line of whole device pixels just inside the outline, which is rounded to pixels like
  /// the content inside it.
  @MainActor
  func drawRim(_ shape: Shape, width: CGFloat, color: Color) throws {
    try drawRim(shape, width: width, source: self.color(color))
  }

  /// Draws a line like ``drawRim(_:width:color:)``, with any source; `alpha` is 0...255.
  @MainActor
  func drawRim(
    _ shape: Shape, width: CGFloat, source: Composition.Source, alpha: UInt32 = 255
  ) throws {
    let pixels = max(1, (width * transform.meanScale).rounded())
    try drawRing(
      shape, outline: outline(of: shape), side: .inside, gap: 0, width: pixels, source: source,
      alpha: alpha)
  }

  private func color(_ color: Color) -> Composition.Source { .color(color.pixel(alpha: alpha)) }

  /// Draws a ring.
  ///
  /// - Parameters:
  ///   - shape: The shape, in the item's space.
  ///   - outline: The shape in device pixels.
  ///   - side: The side of the outline on which the ring lies.
  ///   - gap: The distance from the outline, in device pixels.
  ///   - width: The width, a whole number of device pixels.
  ///   - source: The colour or picture to draw the ring with.
  ///   - alpha: The opacity, 0...255.
  /// - Throws: ``RenderError/surface(_:)``.
  @MainActor
  private func drawRing(
    _ shape: Shape, outline: Shape, side: HaloRing.Side, gap: CGFloat, width: CGFloat,
    source: Composition.Source, alpha: UInt32 = 255
  ) throws {
    let outline = isSettled ? outline : outline.inQuarters
    if case .path = outline {
      let placed = placedOutline(of: shape.bezierPath.closed)
      let ring = OutlineMasks.Figure.ring(placed.path, side, gap: gap, width: width)
      return try paint(source, through: ring, x: placed.x, y: placed.y, alpha: alpha)
    }
    switch side {
    case .outside:
      try paint(
        source, between: outline.concentric(gap + width), and: outline.concentric(gap),
        alpha: alpha)
    case .inside:
      guard let outer = outline.outset(by: -gap), !outer.bounds.isEmpty else { return }
      try paint(source, inside: outer, width: width, alpha: alpha)
    }
  }

  /// Returns a path in device pixels.
  ///
  /// At rest its bounding box is rounded to whole pixels, so that a ring is equally sharp and wide
  /// on all sides.
  private func placedOutline(of path: BezierPath) -> PlacedPath {
    guard isAtRest else { return PlacedPath(path, transform: transform, rest: scale) }
    let onDevice = path.applying(transform)
    let box = onDevice.bounds
    guard box.width > 0, box.height > 0 else { return PlacedPath(onDevice: onDevice) }
    return PlacedPath(onDevice: onDevice.applying(box.transform(to: box.snapped(.edges))))
  }
}

extension Shape {
  /// Returns the outline of all points at most `distance` away.
  ///
  /// It is rounded even around the corners of a plain rectangle, where the ring would otherwise be
  /// thicker than along its sides.
  fileprivate func concentric(_ distance: CGFloat) -> Shape {
    switch self {
    case .rect(let rect):
      .rounded(
        rect.insetBy(dx: -distance, dy: -distance), radius: distance, curve: .circular)
    case .rounded, .path: outset(by: distance) ?? self
    }
  }
}
