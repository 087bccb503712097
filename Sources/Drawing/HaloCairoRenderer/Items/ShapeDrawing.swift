import FocusGeometry
import Foundation
import HaloDisplayList

extension DrawingContext {
  /// Returns the outline of a filled shape; it is rounded to whole pixels if it is a plain
  /// rectangle or the item has a resting size.
  func outline(of shape: Shape) -> Shape {
    if case .rect = shape { return shape.applying(transform, snapping: .edges) }
    return shape.applying(transform, snapping: isSettled ? .size : .none, rest: scale)
  }

  /// Fills a shape with a gradient.
  ///
  /// Gradients are always rasterized: Cairo computes them slowly and with bands, and a gradient
  /// drawn in parts differs slightly from the same one drawn at once.
  @MainActor
  func fill(_ shape: Shape, gradient: Paint, pictures: PictureCache) throws {
    let area = shape.bounds
    guard area.width > 0, area.height > 0 else { return }
    let kept = keptScale(for: transform.meanScale / scale, focusedScale: 1)
    let (width, height) = PictureCache.pixelSize(of: area, scale: scale * kept)
    let picture = try pictures.picture(
      .paint(gradient, area: area), width: width, height: height)
    let outline = outline(of: shape)
    var placement = picture.bounds.rect.transform(to: area).concatenating(transform)
    // The picture is copied pixel for pixel, unless it has fewer pixels than its area.
    if isAtRest, CGFloat(picture.width) == max(1, (area.width * scale).rounded()),
      CGFloat(picture.height) == max(1, (area.height * scale).rounded())
    {
      let corner = outline.bounds.origin
      placement = CGAffineTransform(translationX: corner.x.rounded(), y: corner.y.rounded())
    }
    try fill(outline, with: picture, placement: placement)
  }

  /// Strokes a shape; at a resting size, axis-aligned rectangles get lines of whole pixels on whole
  /// pixels.
  func stroke(_ shape: Shape, width: CGFloat, color: Color, dash: [CGFloat]) throws {
    guard width > 0 else { return }
    let source = Composition.Source.color(color.pixel(alpha: alpha))
    let factor = transform.meanScale
    var line = width * factor
    var outline = shape.applying(transform, snapping: isSettled ? .size : .none, rest: scale)
    if case .path = outline {
      let placed = PlacedPath(shape.bezierPath, transform: transform, rest: scale)
      return try paint(
        source, through: .stroke(placed.path, width: line, dash: dash.map { $0 * factor }),
        x: placed.x,
        y: placed.y)
    }
    if isSettled {
      line = max(1, line.rounded())
      // A line of an odd number of pixels is centred on the middle of a pixel.
      if line.truncatingRemainder(dividingBy: 2) == 1 {
        outline = outline.stretched(CGAffineTransform(translationX: 0.5, y: 0.5))
      }
    }
    if dash.isEmpty, try paintStroke(source, along: outline, width: line) { return }
    let placed = PlacedPath(onDevice: outline.bezierPath)
    try paint(
      source, through: .stroke(placed.path, width: line, dash: dash.map { $0 * factor }),
      x: placed.x,
      y: placed.y)
  }

  /// Strokes a rounded rectangle, composed of corners and edges.
  ///
  /// A mask of the whole would be large, and different in every frame while the shape grows.
  ///
  /// - Returns: Whether the shape is a rounded rectangle for which this is possible.
  private func paintStroke(
    _ source: Composition.Source, along outline: Shape, width: CGFloat
  ) throws -> Bool {
    guard case .rounded(let rect, let radius, let curve) = outline, radius > 0 else {
      return false
    }
    // Quarters of a pixel are coarse enough for masks to be reused.
    let line = max(0.5, (width * 4).rounded() / 4)
    let outer = Shape.rounded(
      rect.insetBy(dx: -line / 2, dy: -line / 2).roundedToQuarters, radius: radius + line / 2,
      curve: curve)
    guard radius > line / 2, let inner = outer.outset(by: -line), !inner.bounds.isEmpty else {
      return false
    }
    try paint(source, between: outer, and: inner)
    return true
  }
}
