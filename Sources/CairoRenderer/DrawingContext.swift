import CCairo
import FocusGeometry
import Foundation
import SceneGraph

/// Where one item is being drawn: everything is given in device pixels, Cairo's own transform stays
/// the identity.
///
/// Pictures are placed with matrices that 16.16 fixed point holds exactly. Cairo would otherwise
/// correct their rounding around the middle of what is drawn, so that a part of a frame would
/// differ from the whole.
@MainActor
struct DrawingContext {
  let cr: OpaquePointer
  /// Device pixels per point of the item while nothing is lifted.
  let scale: CGFloat
  /// What may change now: damage, clip and extent together, and already clipped to.
  let visible: PixelRect
  let alpha: CGFloat
  /// From the item's space to device pixels.
  let transform: CGAffineTransform
  /// Of the item at rest lifted, relative to `scale`.
  var focusedScale: CGFloat = 1
  /// A curved outline to stay inside of, in device pixels; nil when the item does not meet it.
  let confinement: Shape?
  let masks: OutlineMasks

  /// Whether the item is merely somewhere else.
  var isAtRest: Bool { transform.isScale(scale) }

  /// Whether the item stands still at one of its two sizes, so that its edges belong on pixels.
  var isSettled: Bool { isAtRest || transform.isScale(scale * focusedScale) }

  /// Draws inside the confinement.
  func confined(_ body: () -> Void) {
    guard let confinement else { return body() }
    cairo_push_group(cr)
    body()
    cairo_pop_group_to_source(cr)
    paint(through: confinement)
  }

  /// Paints the current source where both the outline and the confinement are.
  ///
  /// A rectangle of whole pixels becomes a clip, which costs nothing, and the confinement is painted
  /// in its place; elsewhere a group is needed.
  private func paintConfined(_ outline: Shape) {
    guard let confinement else { return paint(through: outline) }
    if let rect = outline.plainRect, rect.hasWholeEdges {
      cairo_save(cr)
      cr.clip(to: PixelRect(covering: rect))
      paint(through: confinement)
      cairo_restore(cr)
    } else {
      confined { paint(through: outline) }
    }
  }

  func fill(_ outline: Shape, color: Color) {
    cr.setColor(color, alpha: alpha)
    paintConfined(outline)
  }

  /// Fills `outline` with a picture whose pixels are taken to the device by `placement`.
  func fill(_ outline: Shape, with picture: PixelSurface, placement: CGAffineTransform) {
    guard let pattern = cairo_pattern_create_for_surface(picture.handle) else { return }
    defer { cairo_pattern_destroy(pattern) }
    if placement.isWholeTranslation {
      var matrix = cairo_matrix_t(
        xx: 1, yx: 0, xy: 0, yy: 1, x0: -placement.tx.rounded(), y0: -placement.ty.rounded())
      cairo_pattern_set_matrix(pattern, &matrix)
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
    } else {
      var matrix = placement.exactInverse(around: outline.bounds.center)
      cairo_pattern_set_matrix(pattern, &matrix)
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    if alpha >= 1 {
      cairo_set_source(cr, pattern)
      paintConfined(outline)
    } else if confinement == nil, let rect = outline.plainRect, rect.hasWholeEdges {
      cairo_save(cr)
      cr.clip(to: PixelRect(covering: rect))
      cairo_set_source(cr, pattern)
      cairo_paint_with_alpha(cr, alpha)
      cairo_restore(cr)
    } else {
      cairo_push_group(cr)
      cairo_set_source(cr, pattern)
      paintConfined(outline)
      cairo_pop_group_to_source(cr)
      cairo_paint_with_alpha(cr, alpha)
    }
  }
}

extension CGAffineTransform {
  /// Moves by whole pixels and does nothing else.
  var isWholeTranslation: Bool {
    abs(a - 1) < 1e-9 && abs(d - 1) < 1e-9 && b == 0 && c == 0
      && abs(tx - tx.rounded()) < 1e-6 && abs(ty - ty.rounded()) < 1e-6
  }

  /// The inverse as multiples of 1/32,768, so that half pixels stay exact too; the error is least
  /// near `anchor` (device space).
  func exactInverse(around anchor: CGPoint) -> cairo_matrix_t {
    func exact(_ value: CGFloat) -> CGFloat { (value * 32_768).rounded() / 32_768 }
    let inverse = inverted()
    let (xx, yx) = (exact(inverse.a), exact(inverse.b))
    let (xy, yy) = (exact(inverse.c), exact(inverse.d))
    let fixed = CGPoint(x: anchor.x.rounded(), y: anchor.y.rounded())
    let source = fixed.applying(inverse)
    return cairo_matrix_t(
      xx: xx, yx: yx, xy: xy, yy: yy, x0: exact(source.x - xx * fixed.x - xy * fixed.y),
      y0: exact(source.y - yx * fixed.x - yy * fixed.y))
  }
}
