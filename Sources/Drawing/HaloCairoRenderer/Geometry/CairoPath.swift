import CHaloCairo
import FocusGeometry
import Foundation
import HaloDisplayList

/// Drawing functions on `cairo_t` for this package's types.
extension OpaquePointer {
  func addPath(_ path: BezierPath) {
    for element in path.elements {
      switch element {
      case .move(let p): cairo_move_to(self, p.x, p.y)
      case .line(let p): cairo_line_to(self, p.x, p.y)
      case .curve(let to, let c1, let c2):
        cairo_curve_to(self, c1.x, c1.y, c2.x, c2.y, to.x, to.y)
      case .close: cairo_close_path(self)
      }
    }
  }

  func setPath(_ shape: Shape) {
    cairo_new_path(self)
    addShape(shape)
  }

  func addShape(_ shape: Shape) {
    if let rect = shape.plainRect {
      cairo_rectangle(self, rect.minX, rect.minY, rect.width, rect.height)
    } else {
      addPath(shape.bezierPath)
    }
  }

  func clip(to rect: PixelRect) {
    cairo_rectangle(
      self, CGFloat(rect.x), CGFloat(rect.y), CGFloat(rect.width), CGFloat(rect.height))
    cairo_clip(self)
  }

  func setColor(_ color: Color, alpha: CGFloat = 1) {
    cairo_set_source_rgba(self, color.red, color.green, color.blue, color.alpha * alpha)
  }

  func setPaint(_ paint: Paint, alpha: CGFloat = 1) {
    switch paint {
    case .color(let color): setColor(color, alpha: alpha)
    case .linear(let gradient, let from, let to):
      setGradient(cairo_pattern_create_linear(from.x, from.y, to.x, to.y), gradient, alpha)
    case .radial(let gradient, let center, let radius):
      setGradient(
        cairo_pattern_create_radial(center.x, center.y, 0, center.x, center.y, radius), gradient,
        alpha)
    }
  }

  private func setGradient(_ pattern: OpaquePointer?, _ gradient: Gradient, _ alpha: CGFloat) {
    guard let pattern else { return }
    for stop in gradient.stops {
      let c = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, c.red, c.green, c.blue, c.alpha * alpha)
    }
    cairo_set_source(self, pattern)
    cairo_pattern_destroy(pattern)
  }

  func concat(_ t: CGAffineTransform) {
    var matrix = cairo_matrix_t(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty)
    cairo_transform(self, &matrix)
  }
}
