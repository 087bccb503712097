import Foundation
import HaloDisplayList

extension Renderer {
  /// Returns `list` on its own surface, with `scale` pixels a point.
  ///
  /// - Throws: ``RenderError/surface(_:)``.
  public func picture(of list: DisplayList, scale: CGFloat = 1) throws -> PixelSurface {
    let surface = try memory.surface(
      width: Int((list.size.width * scale).rounded()),
      height: Int((list.size.height * scale).rounded()), format: .rgb24)
    try draw(list, on: surface, scale: scale, region: [surface.bounds])
    return surface
  }
}
