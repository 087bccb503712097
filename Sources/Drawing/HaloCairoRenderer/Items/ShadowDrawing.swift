import FocusGeometry
import Foundation
import HaloDisplayList

extension DrawingContext {
  /// Draws a shadow.
  ///
  /// While focus enlarges or shrinks a shape, its shadow is that of the nearer of its two resting
  /// sizes, moved and stretched, so that no frame needs a new blur. If `knockout` is true, nothing
  /// is drawn inside the shape.
  @MainActor
  func draw(_ shadow: Shadow, of shape: Shape, knockout: Bool, templates: ShadowTemplates) throws {
    guard shadow.color.alpha > 0 else { return }
    let factor = nearestRest.map { $0 * scale } ?? transform.meanScale
    var key = ShadowTemplates.Key(
      outline: .path(BezierPath()), sigma: coarse(shadow.sigma * factor),
      offset: Int((shadow.offsetY * factor).rounded()), color: shadow.color, knockout: knockout)
    switch shape.applying(transform, snapping: .size) {
    case .rect(let rect):
      if needsScaling(rect, radius: 0, key: key) { break }
      let rest = restingSize(of: shape, drawnAt: rect)
      return try drawPatches(
        rect, radius: 0, curve: .circular, rest: rest, key: &key, templates: templates)
    case .rounded(let rect, let radius, let curve):
      if needsScaling(rect, radius: radius, key: key) { break }
      let kept = radius * factor / transform.meanScale
      let rest = restingSize(of: shape, drawnAt: rect)
      return try drawPatches(
        rect, radius: kept, curve: curve, rest: rest, key: &key, templates: templates)
    case .path:
      if transform.isUniform, !isAtRest { break }
      let placed = PlacedPath(shape.bezierPath, transform: transform, rest: scale)
      key.outline = .path(placed.path)
      guard let template = try templates.template(key) else { return }
      let whole = template.surface.bounds
      return blit(
        template.surface, from: whole, x: placed.x + template.x, y: placed.y + template.y)
    }
    try drawScaled(shadow, of: shape, knockout: knockout, templates: templates)
  }

  /// Whether the shape is far from its resting sizes and too small to be composed of corners and
  /// edges, so that every frame would need a new blur.
  private func needsScaling(_ rect: CGRect, radius: CGFloat, key: ShadowTemplates.Key) -> Bool {
    guard nearestRest == nil else { return false }
    let corner = corner(radius: radius, sigma: key.sigma)
    return rect.width <= CGFloat(2 * corner + Self.tile)
      || rect.height <= CGFloat(2 * (corner + abs(key.offset)) + Self.tile)
  }

  /// Draws a shadow that was blurred at a cached scale, and scales it to the current one, which is
  /// not visible on something blurred.
  private func drawScaled(
    _ shadow: Shadow, of shape: Shape, knockout: Bool, templates: ShadowTemplates
  ) throws {
    let kept = scale * keptScale(for: transform.meanScale / scale, focusedScale: 1)
    let resting = CGAffineTransform(scaleX: kept, y: kept)
    let placed = PlacedPath(onDevice: shape.bezierPath.applying(resting))
    let key = ShadowTemplates.Key(
      outline: .path(placed.path), sigma: coarse(shadow.sigma * kept),
      offset: Int((shadow.offsetY * kept).rounded()), color: shadow.color, knockout: knockout)
    guard let template = try templates.template(key) else { return }
    let placement = CGAffineTransform(
      translationX: CGFloat(placed.x + template.x), y: CGFloat(placed.y + template.y)
    ).concatenating(resting.inverted()).concatenating(transform)
    let box = template.surface.bounds.rect.applying(placement)
    try fill(.rect(PixelRect(covering: box).rect), with: template.surface, placement: placement)
  }

  /// The length of the middle of a template, in device pixels.
  private static let tile = 64

  /// Returns the distance from a corner beyond which the shadow no longer changes along the edge,
  /// in device pixels.
  private func corner(radius: CGFloat, sigma: CGFloat) -> Int {
    Int((radius * 1.53).rounded(.up)) + CoveragePlane.reach(sigma: sigma)
      + 2 * ShadowBlurs.step(sigma: sigma)
  }

  /// Returns a standard deviation rounded in steps of 1.5 to 3 %, so that a growing shape does not
  /// need a new blur in every frame.
  private func coarse(_ sigma: CGFloat) -> CGFloat {
    let step = max(1, exp2(log2(max(sigma, 1)).rounded(.down)) / 4) / 8
    return (sigma / step).rounded() * step
  }

  /// Returns the nearest resting size of the shape, in device pixels; the size of `rect`, at which
  /// it is drawn, if that is a resting size or no such size is near.
  private func restingSize(of shape: Shape, drawnAt rect: CGRect) -> CGSize {
    guard let nearestRest, !isSettled else { return rect.size }
    let resting = CGAffineTransform(scaleX: scale * nearestRest, y: scale * nearestRest)
    return shape.bounds.applying(resting).snapped(.size).size
  }

  /// Draws the shadow of a rectangle from a template, with its middle parts repeated; see
  /// ``Stretch``.
  @MainActor
  private func drawPatches(
    _ rect: CGRect, radius: CGFloat, curve: CornerCurve, rest: CGSize,
    key: inout ShadowTemplates.Key, templates: ShadowTemplates
  ) throws {
    guard rect.width > 0, rect.height > 0 else { return }
    let radius = min((radius * 2).rounded() / 2, min(rest.width, rest.height) / 2)
    let corner = corner(radius: radius, sigma: key.sigma)
    let columns = Stretch(
      length: Int(rect.width), cap: corner, tile: Self.tile, rest: Int(rest.width))
    let rows = Stretch(
      length: Int(rect.height), cap: corner + abs(key.offset), tile: Self.tile,
      rest: Int(rest.height))
    key.outline = .rounded(
      width: columns.kept, height: rows.kept, radius: radius, curve: curve)
    guard let template = try templates.template(key) else { return }
    let (left, top) = (Int(rect.minX), Int(rect.minY))
    let surface = template.surface
    let across = columns.segments(from: template.x, to: template.x + surface.width)
    let down = rows.segments(from: template.y, to: template.y + surface.height)
    if !key.knockout, let x = columns.stretched, let y = rows.stretched {
      // The middle has one colour, so it is painted at once and not in tiles.
      let middle = PixelRect(x: left + x.start, y: top + y.start, width: x.count, height: y.count)
      composition.paint(
        .color(key.color.pixel(alpha: alpha)), in: middle.intersection(visible))
    }
    let hasPlainMiddle = columns.stretched != nil && rows.stretched != nil
    for row in down {
      for column in across {
        if hasPlainMiddle, row.isStretched, column.isStretched { continue }
        let source = PixelRect(
          x: column.source - template.x, y: row.source - template.y, width: column.length,
          height: row.length)
        blit(surface, from: source, x: left + column.target, y: top + row.target)
      }
    }
  }

  /// Copies a part of a picture 1:1, with blending.
  private func blit(_ surface: PixelSurface, from source: PixelRect, x: Int, y: Int) {
    let target = PixelRect(x: x, y: y, width: source.width, height: source.height)
      .intersection(visible)
    guard !target.isEmpty else { return }
    guard let picture = composition.picture(surface) else { return }
    composition.paint(
      .copied(picture, x: x - source.x, y: y - source.y), in: target, alpha: UInt32(alpha: alpha))
  }
}
