import CHaloCairo
import FocusGeometry
import Foundation
import HaloDisplayList

/// A cache of masks with the coverage of outlines.
///
/// Cairo's scan conversion depends a little on where a shape is cut off. A mask always contains the
/// whole shape, so that a part of a frame equals that part of the whole.
@MainActor
final class OutlineMasks {
  /// The area to cover, in device pixels near the origin.
  enum Figure: Hashable {
    case fill(BezierPath)
    case rounded(CGRect, radius: CGFloat, curve: CornerCurve)
    /// The area inside the first shape and outside the second.
    case between(Shape, Shape)
    case stroke(BezierPath, width: CGFloat, dash: [CGFloat])
    /// A ring along a path, which has no simple parallel curve; every subpath is closed.
    case ring(BezierPath, HaloRing.Side, gap: CGFloat, width: CGFloat)

    fileprivate var bounds: CGRect {
      switch self {
      case .fill(let path): path.controlPointBounds
      case .rounded(let rect, _, _): rect
      case .between(let outer, _): outer.bounds
      case .stroke(let path, let width, _):
        path.controlPointBounds.insetBy(dx: -width / 2 - 1, dy: -width / 2 - 1)
      case .ring(let path, .outside, let gap, let width):
        path.controlPointBounds.insetBy(dx: -gap - width - 1, dy: -gap - width - 1)
      case .ring(let path, .inside, _, _): path.controlPointBounds
      }
    }
  }

  /// A mask, and the position of its corner relative to the figure's origin.
  struct Placed {
    var mask: CoverageMask
    var x: Int
    var y: Int
  }

  private let cache: PixelCache<Figure, Placed>
  private let memory: PixelMemory
  /// The largest area of a figure in pixels, far more than a screen has.
  ///
  /// A larger figure can only be a mistake, and is not drawn.
  private static let largest = 128 << 20

  init(limits: CacheLimits, memory: PixelMemory) {
    self.memory = memory
    cache = PixelCache(limit: limits.masks, probation: limits.masksOnProbation)
  }

  func keep(_ limits: CacheLimits) { cache.limit = limits.masks }

  /// The number of masks made so far.
  var made: Int { cache.made }

  /// Returns the mask of a figure; nil if the figure covers nothing or is too large.
  ///
  /// - Throws: ``RenderError/surface(_:)``.
  func mask(_ figure: Figure) throws -> Placed? {
    try cache.value(for: figure) {
      let bounds = figure.bounds
      guard !bounds.isNull else { return nil }
      let box = PixelRect(covering: bounds)
      guard !box.isEmpty, box.area <= Self.largest, box.fitsSurface else { return nil }
      let mask = try memory.mask(width: box.width, height: box.height)
      try mask.draw { cr in
        cairo_translate(cr, CGFloat(-box.x), CGFloat(-box.y))
        cr.cover(figure)
      }
      return (Placed(mask: mask, x: box.x, y: box.y), mask.bytes)
    }
  }
}

extension OpaquePointer {
  fileprivate func cover(_ figure: OutlineMasks.Figure) {
    cairo_set_line_join(self, CAIRO_LINE_JOIN_ROUND)
    cairo_set_line_cap(self, CAIRO_LINE_CAP_ROUND)
    switch figure {
    case .fill(let path):
      addPath(path)
      cairo_fill(self)
    case .rounded(let rect, let radius, let curve):
      addShape(.rounded(rect, radius: radius, curve: curve))
      cairo_fill(self)
    case .between(let outer, let inner):
      addShape(outer)
      addShape(inner)
      cairo_set_fill_rule(self, CAIRO_FILL_RULE_EVEN_ODD)
      cairo_fill(self)
    case .stroke(let path, let width, let dash):
      addPath(path)
      cairo_set_line_width(self, width)
      if dash.contains(where: { $0 > 0 }) {
        cairo_set_line_cap(self, CAIRO_LINE_CAP_BUTT)
        cairo_set_dash(self, dash.map { Double(max(0, $0)) }, Int32(dash.count), 0)
      }
      cairo_stroke(self)
    case .ring(let path, let side, let gap, let width):
      coverRing(path, side: side, gap: gap, width: width)
    }
  }

  private func coverRing(
    _ path: BezierPath, side: HaloRing.Side, gap: CGFloat, width: CGFloat
  ) {
    addPath(path)
    // A stroke centred on the outline extends half its width to each side.
    cairo_set_line_width(self, 2 * (gap + width))
    switch side {
    case .outside:
      cairo_stroke_preserve(self)
      cairo_set_operator(self, CAIRO_OPERATOR_DEST_OUT)
      cairo_fill_preserve(self)
    case .inside:
      cairo_fill_preserve(self)
      // This operator also clears what the stroke does not touch.
      cairo_set_operator(self, CAIRO_OPERATOR_DEST_IN)
      cairo_stroke_preserve(self)
      cairo_set_operator(self, CAIRO_OPERATOR_DEST_OUT)
    }
    if gap > 0 {
      cairo_set_line_width(self, 2 * gap)
      cairo_stroke_preserve(self)
    }
    cairo_new_path(self)
  }
}
