import CCairo
import FocusGeometry
import Foundation
import SceneGraph

/// Draws a display list into pixels.
@MainActor
public final class Renderer {
  public let text: TextEngine

  public init(text: TextEngine) { self.text = text }

  /// Draws what `list` shows inside `region`, in device pixels, and nothing else.
  public func draw(
    _ list: DisplayList, on surface: PixelSurface, scale: CGFloat, region: [PixelRect]
  ) {
    guard let cr = cairo_create(surface.handle) else { return }
    defer { cairo_destroy(cr) }
    for rect in region {
      cairo_rectangle(
        cr, Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height))
    }
    cairo_clip(cr)
    cairo_scale(cr, scale, scale)
    cr.setPaint(list.background)
    cairo_paint(cr)
  }
}
