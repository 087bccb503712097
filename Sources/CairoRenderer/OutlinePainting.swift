import CCairo
import FocusGeometry
import Foundation
import SceneGraph

/// Painting Cairo's current source through an outline, in device pixels.
extension DrawingContext {
  func paint(through outline: Shape) {
    if let rect = outline.plainRect { return paint(rect) }
    switch outline {
    case .rounded(let rect, let radius, let curve):
      let rect = rect.roundedToQuarters
      let radius = (min(radius, min(rect.width, rect.height) / 2) * 4).rounded() / 4
      let shape = Shape.rounded(rect, radius: radius, curve: curve)
      guard radius > 0, let extent = shape.cornerExtent else { return paint(rect) }
      paintCorners(of: rect, cap: Int(extent.rounded(.up)) + 2) {
        .rounded($0, radius: radius, curve: curve)
      } middle: { columns, rows in
        paintMiddle(rect, columns: columns, rows: rows)
      }
    case .path(let path):
      let placed = PlacedPath(onDevice: path)
      paint(through: .fill(placed.path), x: placed.x, y: placed.y)
    case .rect(let rect): paint(rect)
    }
  }

  /// Between two shapes of whole pixels; a rectangle or a rounded one each.
  func paint(between outer: Shape, and inner: Shape) {
    let (rect, hole) = (outer.bounds, inner.bounds)
    let thickness = hole.minX - rect.minX
    let extent = max(outer.cornerExtent ?? 0, thickness + (inner.cornerExtent ?? 0))
    paintCorners(of: rect, cap: Int(extent.rounded(.up)) + 2) { small in
      .between(
        outer.resized(to: small), inner.resized(to: small.insetBy(dx: thickness, dy: thickness)))
    } middle: { columns, rows in
      if let columns {
        let x = CGRect(x: columns.lowerBound, y: 0, width: columns.count, height: 0)
        paint(CGRect(x: x.minX, y: rect.minY, width: x.width, height: thickness))
        paint(CGRect(x: x.minX, y: hole.maxY, width: x.width, height: thickness))
      }
      if let rows {
        let y = CGRect(x: 0, y: rows.lowerBound, width: 0, height: rows.count)
        paint(CGRect(x: rect.minX, y: y.minY, width: thickness, height: y.height))
        paint(CGRect(x: hole.maxX, y: y.minY, width: thickness, height: y.height))
      }
    }
  }

  /// Through a mask whose origin belongs at a whole device pixel.
  func paint(through figure: OutlineMasks.Figure, x: Int, y: Int) {
    guard let placed = masks.mask(figure) else { return }
    cairo_mask_surface(cr, placed.mask.handle, CGFloat(x + placed.x), CGFloat(y + placed.y))
  }

  private func paint(_ rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    cairo_new_path(cr)
    cairo_rectangle(cr, rect.minX, rect.minY, rect.width, rect.height)
    cairo_fill(cr)
  }

  /// The bands between the corners, as far as the shape is longer than two of them.
  private func paintMiddle(_ rect: CGRect, columns: Range<Int>?, rows: Range<Int>?) {
    let left = columns.map { CGFloat($0.lowerBound) } ?? rect.minX
    let right = columns.map { CGFloat($0.upperBound) } ?? rect.maxX
    guard let rows else {
      if columns != nil {
        paint(CGRect(x: left, y: rect.minY, width: right - left, height: rect.height))
      }
      return
    }
    let (top, bottom) = (CGFloat(rows.lowerBound), CGFloat(rows.upperBound))
    paint(CGRect(x: rect.minX, y: top, width: rect.width, height: bottom - top))
    guard columns != nil else { return }
    paint(CGRect(x: left, y: rect.minY, width: right - left, height: top - rect.minY))
    paint(CGRect(x: left, y: bottom, width: right - left, height: rect.maxY - bottom))
  }

  /// Paints the corners through a mask of a small shape with the same ones, and says what is left:
  /// the device columns and rows between them, nil where the shape is too short to have any.
  private func paintCorners(
    of rect: CGRect, cap: Int, figure: (CGRect) -> OutlineMasks.Figure,
    middle: (_ columns: Range<Int>?, _ rows: Range<Int>?) -> Void
  ) {
    let box = PixelRect(covering: rect)
    let across = Stretch(length: box.width, cap: cap, tile: 2)
    let down = Stretch(length: box.height, cap: cap, tile: 2)
    let small = CGRect(
      x: rect.minX - CGFloat(box.x), y: rect.minY - CGFloat(box.y),
      width: rect.width - CGFloat(across.length - across.kept),
      height: rect.height - CGFloat(down.length - down.kept))
    if let placed = masks.mask(figure(small)) {
      for row in down.segments(from: 0, to: down.kept) where !row.isStretched {
        for column in across.segments(from: 0, to: across.kept) where !column.isStretched {
          paint(
            placed.mask, column: column, row: row, x: box.x + placed.x, y: box.y + placed.y)
        }
      }
    }
    middle(
      across.stretched.map { (box.x + $0.start)..<(box.x + $0.start + $0.count) },
      down.stretched.map { (box.y + $0.start)..<(box.y + $0.start + $0.count) })
  }

  private func paint(
    _ mask: CoverageMask, column: Stretch.Segment, row: Stretch.Segment, x: Int, y: Int
  ) {
    let target = PixelRect(
      x: x + column.target, y: y + row.target, width: column.length, height: row.length)
    guard target.intersects(visible) else { return }
    cairo_save(cr)
    cr.clip(to: target)
    cairo_mask_surface(
      cr, mask.handle, CGFloat(x + column.target - column.source),
      CGFloat(y + row.target - row.source))
    cairo_restore(cr)
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
  fileprivate func resized(to rect: CGRect) -> Shape {
    switch self {
    case .rect: .rect(rect)
    case .rounded(_, let radius, let curve): .rounded(rect, radius: radius, curve: curve)
    case .path: self
    }
  }
}
