import Foundation
import HaloCairoRenderer
import HaloDisplayList

extension Renderer {
  /// Draws a part of a display list.
  ///
  /// - Parameters:
  ///   - list: the list to draw.
  ///   - region: the part in points; its edges are rounded to whole pixels; nil for all.
  ///   - scale: device pixels per point.
  /// - Returns: the pixels of the region alone.
  /// - Throws: `RenderError` if the list has a side of more than 32,767 device pixels, or memory is
  ///   lacking.
  package func picture(
    of list: DisplayList, region: CGRect?, scale: CGFloat
  ) throws -> PixelSurface {
    guard let region else { return try picture(of: list, scale: scale) }
    func pixels(_ length: CGFloat) -> Int { Int((length * scale).rounded()) }
    let surface = try PixelSurface(
      width: pixels(list.size.width), height: pixels(list.size.height))
    let (x, y) = (pixels(region.minX), pixels(region.minY))
    let rect = PixelRect(
      x: x, y: y, width: pixels(region.maxX) - x, height: pixels(region.maxY) - y
    ).intersection(surface.bounds)
    try draw(list, on: surface, scale: scale, region: [rect])
    return try surface.part(rect)
  }
}
