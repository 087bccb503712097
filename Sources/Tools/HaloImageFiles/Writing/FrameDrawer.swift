import Foundation
import HaloCairoRenderer
import HaloDisplayList

/// Draws the frames of a film one after the other, each over the one before.
@MainActor
package final class FrameDrawer {
  private let renderer: Renderer
  private let surface: PixelSurface
  private let scale: CGFloat
  private let crop: PixelRect
  private let willDraw: () -> Void
  private var shown: DisplayList?

  /// Creates a drawer with an empty surface.
  ///
  /// - Parameters:
  ///   - size: the size of the frames, in points.
  ///   - scale: device pixels per point.
  ///   - crop: the part to keep, in points; nil for the whole frame.
  ///   - renderer: draws the frames and keeps its caches between them.
  ///   - willDraw: called before each frame is drawn.
  /// - Throws: `RenderError`.
  package init(
    size: CGSize, scale: CGFloat, crop: CGRect? = nil, by renderer: Renderer,
    willDraw: @escaping () -> Void = {}
  ) throws {
    self.renderer = renderer
    self.willDraw = willDraw
    self.scale = scale
    let surface = try PixelSurface(
      width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
    self.surface = surface
    self.crop = crop.map { $0.pixels(scale: scale).intersection(surface.bounds) } ?? surface.bounds
  }

  /// The width of the drawn frames, in device pixels.
  package var width: Int { crop.width }
  /// The height of the drawn frames, in device pixels.
  package var height: Int { crop.height }

  /// Returns the frame as pixels, which the next call may change.
  ///
  /// - Throws: `RenderError`.
  package func draw(_ list: DisplayList) throws -> PixelSurface {
    willDraw()
    let damage = list.damage(since: shown, scale: scale)
    try renderer.draw(list, on: surface, scale: scale, region: damage)
    shown = list
    return crop == surface.bounds ? surface : try surface.part(crop)
  }
}

extension CGRect {
  /// Returns the rectangle in whole pixels, with each edge at the nearest one.
  func pixels(scale: CGFloat) -> PixelRect {
    let (left, top) = (Int((minX * scale).rounded()), Int((minY * scale).rounded()))
    return PixelRect(
      x: left, y: top, width: Int((maxX * scale).rounded()) - left,
      height: Int((maxY * scale).rounded()) - top)
  }
}
