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
  private var shown: DisplayList?

  /// - Parameters:
  ///   - size: of the frames, in points.
  ///   - scale: device pixels a point.
  ///   - crop: the part to keep, in points; nil for all.
  ///   - renderer: keeps what it has drawn before.
  /// - Throws: `RenderError`.
  package init(
    size: CGSize, scale: CGFloat, crop: CGRect? = nil, by renderer: Renderer
  ) throws {
    self.renderer = renderer
    self.scale = scale
    let surface = try PixelSurface(
      width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
    self.surface = surface
    self.crop = crop.map { $0.pixels(scale: scale).intersection(surface.bounds) } ?? surface.bounds
  }

  /// Width in device pixels of what ``draw(_:)`` gives.
  package var width: Int { crop.width }
  /// Height in device pixels of what ``draw(_:)`` gives.
  package var height: Int { crop.height }

  /// The frame in pixels, which the next call changes.
  ///
  /// - Throws: `RenderError`.
  package func draw(_ list: DisplayList) throws -> PixelSurface {
    let damage = list.damage(since: shown, scale: scale)
    try renderer.draw(list, on: surface, scale: scale, region: damage)
    shown = list
    return crop == surface.bounds ? surface : try surface.part(crop)
  }
}

extension CGRect {
  /// Whole pixels at the nearest edges.
  func pixels(scale: CGFloat) -> PixelRect {
    let (left, top) = (Int((minX * scale).rounded()), Int((minY * scale).rounded()))
    return PixelRect(
      x: left, y: top, width: Int((maxX * scale).rounded()) - left,
      height: Int((maxY * scale).rounded()) - top)
  }
}
