import Foundation
import HaloCairoRenderer
import HaloDisplayList

extension Renderer {
  /// A part of `list` in pixels of its own: `scale` of them a point.
  ///
  /// - Parameters:
  ///   - list: what to draw.
  ///   - region: points; its edges are moved to whole pixels. nil: all.
  ///   - scale: device pixels a point.
  /// - Returns: The pixels of the region alone.
  /// - Throws: `RenderError`.
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
