import CCairo
import FocusGeometry
import Foundation
import SceneGraph

/// The window's background in pixels, one at a time.
@MainActor
final class BackgroundCache {
  private struct Key: Equatable {
    var paint: Paint
    var size: CGSize
    var scale: CGFloat
  }

  private var kept: (key: Key, surface: PixelSurface)?

  /// Restores `region`, copying from the baked background.
  func draw(_ list: DisplayList, scale: CGFloat, region: PixelRect, on cr: OpaquePointer) {
    cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE)
    if list.background.isGradient, let surface = surface(for: list, scale: scale) {
      cairo_set_source_surface(cr, surface.handle, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(cr), CAIRO_FILTER_NEAREST)
    } else {
      cr.setPaint(list.background)
    }
    cr.setPath(.rect(region.rect))
    cairo_fill(cr)
    cairo_set_operator(cr, CAIRO_OPERATOR_OVER)
  }

  private func surface(for list: DisplayList, scale: CGFloat) -> PixelSurface? {
    let key = Key(paint: list.background, size: list.size, scale: scale)
    if let kept, kept.key == key { return kept.surface }
    let window = list.pixelSize(scale: scale)
    let area = CGRect(
      x: 0, y: 0, width: CGFloat(window.width) / scale, height: CGFloat(window.height) / scale)
    kept = (try? list.background.rasterized(width: window.width, height: window.height, area: area))
      .map { (key, $0) }
    return kept?.surface
  }
}
