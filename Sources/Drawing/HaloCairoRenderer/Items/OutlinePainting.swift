import Foundation
import HaloDisplayList

/// Painting a source through an outline, in device pixels.
///
/// All of these functions throw ``RenderError/surface(_:)`` if there is no memory for a mask.
extension DrawingContext {
  func paint(
    _ source: Composition.Source, through outline: Shape, alpha: UInt32 = 255
  ) throws {
    if let rect = outline.plainRect { return paint(source, in: rect, alpha: alpha) }
    switch outline {
    case .rounded:
      let shape = outline.inQuarters
      guard case .rounded(let rect, let radius, let curve) = shape, radius > 0,
        let extent = shape.cornerExtent
      else { return paint(source, in: shape.bounds, alpha: alpha) }
      try paintCorners(source, of: rect, cap: Int(extent.rounded(.up)) + 2, alpha: alpha) {
        .rounded($0, radius: radius, curve: curve)
      } middle: { columns, rows in
        paintMiddle(source, rect, columns: columns, rows: rows, alpha: alpha)
      }
    case .path(let path):
      let placed = PlacedPath(onDevice: path)
      try paint(source, through: .fill(placed.path), x: placed.x, y: placed.y, alpha: alpha)
    case .rect(let rect): paint(source, in: rect, alpha: alpha)
    }
  }

  /// Paints a line along the inside of a shape that is a rectangle or a rounded one.
  ///
  /// The whole is composed of corners and edges: one mask would be large, and different in every
  /// frame while the shape grows.
  func paint(
    _ source: Composition.Source, inside outline: Shape, width: CGFloat, alpha: UInt32 = 255
  ) throws {
    // Quarters of a pixel are coarse enough for masks to be reused, and the same as in a fill.
    let outer = outline.inQuarters
    let line = max(0.5, (width * 4).rounded() / 4)
    guard let inner = outer.outset(by: -line), !inner.bounds.isEmpty else {
      return try paint(source, through: outer, alpha: alpha)
    }
    try paint(source, between: outer, and: inner, alpha: alpha)
  }

  /// Paints between two shapes, each a rectangle or a rounded one, rounded to quarters of a pixel.
  func paint(
    _ source: Composition.Source, between outer: Shape, and inner: Shape, alpha: UInt32 = 255
  ) throws {
    let (rect, hole) = (outer.bounds, inner.bounds)
    let thickness = hole.minX - rect.minX
    func band(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
      paint(source, in: CGRect(x: x, y: y, width: width, height: height), alpha: alpha)
    }
    let extent = max(outer.cornerExtent ?? 0, thickness + (inner.cornerExtent ?? 0))
    try paintCorners(source, of: rect, cap: Int(extent.rounded(.up)) + 2, alpha: alpha) { small in
      .between(
        outer.resized(to: small), inner.resized(to: small.insetBy(dx: thickness, dy: thickness)))
    } middle: { columns, rows in
      if let columns {
        let (x, width) = (CGFloat(columns.lowerBound), CGFloat(columns.count))
        band(x, rect.minY, width, thickness)
        band(x, hole.maxY, width, thickness)
      }
      if let rows {
        let (y, height) = (CGFloat(rows.lowerBound), CGFloat(rows.count))
        band(rect.minX, y, thickness, height)
        band(hole.maxX, y, thickness, height)
      }
    }
  }

  /// Paints through the mask of a figure, whose origin is at a whole device pixel.
  func paint(
    _ source: Composition.Source, through figure: OutlineMasks.Figure, x: Int, y: Int,
    alpha: UInt32 = 255
  ) throws {
    guard let placed = try masks.mask(figure) else { return }
    let target = PixelRect(
      x: x + placed.x, y: y + placed.y, width: placed.mask.width, height: placed.mask.height)
    paint(
      source, in: target, coverage: .mask(placed.mask, x: target.x, y: target.y), alpha: alpha)
  }

  /// Paints a rectangle, blended by the part of each pixel that it covers.
  private func paint(_ source: Composition.Source, in rect: CGRect, alpha: UInt32 = 255) {
    guard rect.width > 0, rect.height > 0 else { return }
    let across = PixelSpan.spans(from: rect.minX, to: rect.maxX)
    for row in PixelSpan.spans(from: rect.minY, to: rect.maxY) {
      for column in across {
        let area = PixelRect(x: column.start, y: row.start, width: column.count, height: row.count)
        let part = min(255, UInt32(column.part * row.part / 256))
        paint(source, in: area, coverage: .even(part), alpha: alpha)
      }
    }
  }

  /// Paints the bands between the corners, if the shape is longer than two of them.
  private func paintMiddle(
    _ source: Composition.Source, _ rect: CGRect, columns: Range<Int>?, rows: Range<Int>?,
    alpha: UInt32
  ) {
    let left = columns.map { CGFloat($0.lowerBound) } ?? rect.minX
    let right = columns.map { CGFloat($0.upperBound) } ?? rect.maxX
    func band(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
      paint(source, in: CGRect(x: x, y: y, width: width, height: height), alpha: alpha)
    }
    guard let rows else {
      if columns != nil { band(left, rect.minY, right - left, rect.height) }
      return
    }
    let (top, bottom) = (CGFloat(rows.lowerBound), CGFloat(rows.upperBound))
    band(rect.minX, top, rect.width, bottom - top)
    guard columns != nil else { return }
    band(left, rect.minY, right - left, top - rect.minY)
    band(left, bottom, right - left, rect.maxY - bottom)
  }

  /// Paints the corners through the mask of a small shape with the same corners.
  ///
  /// Then it calls `middle` with the remaining device columns and rows between them, each nil if
  /// the shape is too short to have any.
  private func paintCorners(
    _ source: Composition.Source, of rect: CGRect, cap: Int, alpha: UInt32 = 255,
    figure: (CGRect) -> OutlineMasks.Figure,
    middle: (_ columns: Range<Int>?, _ rows: Range<Int>?) -> Void
  ) throws {
    let box = PixelRect(covering: rect)
    let across = Stretch(length: box.width, cap: cap, tile: 2)
    let down = Stretch(length: box.height, cap: cap, tile: 2)
    let small = CGRect(
      x: rect.minX - CGFloat(box.x), y: rect.minY - CGFloat(box.y),
      width: rect.width - CGFloat(across.length - across.kept),
      height: rect.height - CGFloat(down.length - down.kept))
    if let placed = try masks.mask(figure(small)) {
      func corner(_ column: Stretch.Segment?, _ row: Stretch.Segment?) {
        guard let column, let row else { return }
        let (x, y) = (box.x + placed.x, box.y + placed.y)
        let target = PixelRect(
          x: x + column.target, y: y + row.target, width: column.length, height: row.length)
        let coverage = MaskOrEven.mask(
          placed.mask, x: x + column.target - column.source, y: y + row.target - row.source)
        paint(source, in: target, coverage: coverage, alpha: alpha)
      }
      let (columns, rows) = (
        across.ends(from: 0, to: across.kept), down.ends(from: 0, to: down.kept)
      )
      corner(columns.head, rows.head)
      corner(columns.tail, rows.head)
      corner(columns.head, rows.tail)
      corner(columns.tail, rows.tail)
    }
    middle(
      across.stretched.map { (box.x + $0.start)..<(box.x + $0.start + $0.count) },
      down.stretched.map { (box.y + $0.start)..<(box.y + $0.start + $0.count) })
  }

  private enum MaskOrEven {
    case even(UInt32)
    case mask(CoverageMask, x: Int, y: Int)
  }

  /// Adds the visible part to the composition.
  ///
  /// Beyond a picture, the pixels at its edge are repeated.
  private func paint(
    _ source: Composition.Source, in area: PixelRect, coverage: MaskOrEven, alpha: UInt32
  ) {
    func add(_ source: Composition.Source, _ area: PixelRect) {
      switch coverage {
      case .even(let value):
        composition.paint(source, in: area, coverage: .even(value), alpha: alpha)
      case .mask(let mask, let x, let y):
        composition.paint(
          source, through: mask, x: x, y: y,
          in: area.intersection(PixelRect(x: x, y: y, width: mask.width, height: mask.height)),
          alpha: alpha)
      }
    }
    let area = area.intersection(visible)
    guard !area.isEmpty else { return }
    guard case .copied(let picture, let x, let y) = source else { return add(source, area) }
    let inside = area.intersection(
      PixelRect(x: x, y: y, width: picture.width, height: picture.height))
    add(source, inside)
    let beyond = Composition.Source.sampled(picture, Composition.Sampling(x: x, y: y))
    for rest in area.subtracting(inside) { add(beyond, rest) }
  }
}

/// Neighbouring pixels in one direction that a line covers by the same part.
private struct PixelSpan {
  var start: Int
  var count: Int
  /// The covered part of each pixel, in 256ths.
  var part: Int

  /// Returns up to three spans: the first pixel, those between, and the last.
  static func spans(from: CGFloat, to: CGFloat) -> [PixelSpan] {
    let limit: CGFloat = 1_000_000_000
    let (low, high) = (
      Int((max(-limit, from) * 256).rounded()), Int((min(limit, to) * 256).rounded())
    )
    guard low < high else { return [] }
    let (first, last) = (low >> 8, (high - 1) >> 8)
    if first == last { return [PixelSpan(start: first, count: 1, part: high - low)] }
    var spans: [PixelSpan] = []
    let whole = (low + 255) >> 8
    if whole > first { spans.append(PixelSpan(start: first, count: 1, part: 256 - (low & 255))) }
    let end = high >> 8
    if end > whole { spans.append(PixelSpan(start: whole, count: end - whole, part: 256)) }
    if end == last { spans.append(PixelSpan(start: last, count: 1, part: high & 255)) }
    return spans
  }
}

extension PixelRect {
  /// Returns the parts of the rectangle outside `hole`, which lies inside or is empty.
  fileprivate func subtracting(_ hole: PixelRect) -> [PixelRect] {
    guard !hole.isEmpty else { return [self] }
    return [
      PixelRect(x: x, y: y, width: width, height: hole.y - y),
      PixelRect(x: x, y: hole.maxY, width: width, height: maxY - hole.maxY),
      PixelRect(x: x, y: hole.y, width: hole.x - x, height: hole.height),
      PixelRect(x: hole.maxX, y: hole.y, width: maxX - hole.maxX, height: hole.height),
    ].filter { !$0.isEmpty }
  }
}

extension CGRect {
  fileprivate var roundedToQuarters: CGRect {
    func quarter(_ value: CGFloat) -> CGFloat { (value * 4).rounded() / 4 }
    let (left, top) = (quarter(minX), quarter(minY))
    return CGRect(x: left, y: top, width: quarter(maxX) - left, height: quarter(maxY) - top)
  }
}

extension Shape {
  /// The shape with its edges and its radius rounded to quarters of a pixel, an invisible step, so
  /// that masks are reused while it moves and grows; a path does not change.
  var inQuarters: Shape {
    switch self {
    case .rect(let rect): return .rect(rect.roundedToQuarters)
    case .rounded(let rect, let radius, let curve):
      let rect = rect.roundedToQuarters
      let radius = (min(radius, min(rect.width, rect.height) / 2) * 4).rounded() / 4
      return .rounded(rect, radius: radius, curve: curve)
    case .path: return self
    }
  }

  fileprivate func resized(to rect: CGRect) -> Shape {
    switch self {
    case .rect: .rect(rect)
    case .rounded(_, let radius, let curve): .rounded(rect, radius: radius, curve: curve)
    case .path: self
    }
  }
}
