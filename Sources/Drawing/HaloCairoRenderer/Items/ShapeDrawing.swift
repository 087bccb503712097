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
    if isAtRest, CGFloat(picture.width) == max(1, (area.width * scale).nearestPixel),
      CGFloat(picture.height) == max(1, (area.height * scale).nearestPixel)
    {
      let corner = outline.bounds.origin
      placement = CGAffineTransform(translationX: corner.x.rounded(), y: corner.y.rounded())
    }
    try fill(outline, with: picture, placement: placement)
  }

  /// Strokes a shape.
  ///
  /// The outer edge is rounded to pixels as a fill that ends there, so that the fill of a bordered
  /// shape and its border always meet. At a resting size, the line is a whole number of pixels
  /// wide.
  func stroke(_ shape: Shape, width: CGFloat, color: Color, dash: [CGFloat]) throws {
    guard width > 0 else { return }
    let source = Composition.Source.color(color.pixel(alpha: alpha))
    let factor = transform.meanScale
    let dash = dash.map { $0 * factor }
    guard let edge = shape.outerEdge(ofLine: width), case let outer = outline(of: edge),
      outer.cornerExtent != nil
    else {
      let placed = PlacedPath(shape.bezierPath, transform: transform, rest: scale)
      return try paint(
        source, through: .stroke(placed.path, width: width * factor, dash: dash), x: placed.x,
        y: placed.y)
    }
    let line = isSettled ? max(1, (width * factor).rounded()) : width * factor
    guard !dash.isEmpty else { return try paint(source, inside: outer, width: line) }
    guard let middle = outer.outset(by: -line / 2) else { return }
    let placed = PlacedPath(onDevice: middle.bezierPath)
    try paint(
      source, through: .stroke(placed.path, width: line, dash: dash), x: placed.x, y: placed.y)
  }
}

extension Shape {
  /// Returns the outer edge of a line that is centred on the shape; nil for a path.
  ///
  /// Corners that are not rounded stay so.
  fileprivate func outerEdge(ofLine width: CGFloat) -> Shape? {
    guard case .rounded(let rect, let radius, let curve) = self, radius <= 0 else {
      return outset(by: width / 2)
    }
    return .rounded(rect.insetBy(dx: -width / 2, dy: -width / 2), radius: 0, curve: curve)
  }
}
