import CCairo
import FocusGeometry
import Foundation
import SceneGraph

/// Rings along paths that have no simple parallel curve, kept as coverage.
@MainActor
final class RingMasks {
  struct Key: Hashable {
    /// Device pixels, near the origin, every subpath closed.
    var path: BezierPath
    var side: HaloRing.Side
    var gap: CGFloat
    var width: CGFloat
  }

  /// A mask and where its corner belongs, from the path's origin.
  struct Ring {
    var mask: CoverageMask
    var x: Int
    var y: Int
  }

  private let cache = PixelCache<Key, Ring>(limit: 32 << 20)

  func mask(_ key: Key) -> Ring? {
    cache.value(for: key) {
      guard let ring = Self.make(key) else { return nil }
      return (ring, ring.mask.bytes)
    }
  }

  private static func make(_ key: Key) -> Ring? {
    let reach = key.side == .outside ? key.gap + key.width : 0
    let bounds = key.path.controlPointBounds
    guard !bounds.isNull else { return nil }
    // Not isEmpty: a straight line has no area and still gets its ring.
    let box = PixelRect(covering: bounds.insetBy(dx: -reach - 1, dy: -reach - 1))
    guard let mask = CoverageMask(width: box.width, height: box.height) else { return nil }
    mask.draw { cr in
      cairo_translate(cr, CGFloat(-box.x), CGFloat(-box.y))
      cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND)
      cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND)
      cr.addPath(key.path)
      // A pen centred on the outline reaches half its width to each side.
      cairo_set_line_width(cr, 2 * (key.gap + key.width))
      switch key.side {
      case .outside:
        cairo_stroke_preserve(cr)
        cairo_set_operator(cr, CAIRO_OPERATOR_DEST_OUT)
        cairo_fill_preserve(cr)
      case .inside:
        cairo_fill_preserve(cr)
        // DEST_IN is unbounded: what the pen does not touch is cleared.
        cairo_set_operator(cr, CAIRO_OPERATOR_DEST_IN)
        cairo_stroke_preserve(cr)
        cairo_set_operator(cr, CAIRO_OPERATOR_DEST_OUT)
      }
      if key.gap > 0 {
        cairo_set_line_width(cr, 2 * key.gap)
        cairo_stroke_preserve(cr)
      }
      cairo_new_path(cr)
    }
    return Ring(mask: mask, x: box.x, y: box.y)
  }
}
