import FocusGeometry
import Foundation
import HaloDisplayList

extension DrawingContext {
  /// Where a filled shape lands: on whole pixels when it is a plain rectangle or has settled.
  func outline(of shape: Shape) -> Shape {
    if case .rect = shape { return shape.applying(transform, snapping: .edges) }
    return shape.applying(transform, snapping: isSettled ? .size : .none, rest: scale)
  }

  /// Gradients are always baked: Cairo computes them slowly, with bands, and not quite the same in
  /// a part as in the whole.
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
    // Pixel for pixel, unless there are fewer than it takes.
    if isAtRest, CGFloat(picture.width) == max(1, (area.width * scale).rounded()),
      CGFloat(picture.height) == max(1, (area.height * scale).rounded())
    {
      let corner = outline.bounds.origin
      placement = CGAffineTransform(translationX: corner.x.rounded(), y: corner.y.rounded())
    }
    try fill(outline, with: picture, placement: placement)
  }

  /// Upright rectangles get lines of whole pixels on whole pixels.
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
      // A line of an odd number of pixels is centred on the middle of one.
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

  /// Of a rounded rectangle, put together from corners and edges: a mask of all of it would be
  /// large, and another one in every frame while it grows.
  ///
  /// - Returns: Whether the shape is one.
  private func paintStroke(
    _ source: Composition.Source, along outline: Shape, width: CGFloat
  ) throws -> Bool {
    guard case .rounded(let rect, let radius, let curve) = outline, radius > 0 else {
      return false
    }
    // Quarters of a pixel, few enough for what is made to be kept.
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
