import CHaloPixels
import FocusGeometry
import Foundation
import HaloDisplayList

/// The bend along the edge of a rectangle or rounded rectangle, in device pixels: which pixel each
/// pixel shows.
///
/// A pixel in the band along the edge shows one further inside, by the profile of a quarter of a
/// circle, so that the picture is compressed most at the very edge and goes on without a step where
/// the band ends.
struct LensMap: Hashable {
  /// The edge, in device pixels.
  let rect: CGRect
  /// The radius of the corners, at least the band, so that the direction inwards has no step.
  let radius: CGFloat
  /// The width of the band and the displacement at the very edge.
  let band, displacement: CGFloat

  /// Creates the map of an outline in device pixels; nil for a path and where nothing bends.
  ///
  /// - Parameters:
  ///   - lens: The lens, in points.
  ///   - outline: The outline, in device pixels.
  ///   - scale: The device pixels for each point.
  init?(_ lens: GlassLens, in outline: Shape, scale: CGFloat) {
    let own: CGFloat
    switch outline {
    case .rect(let rect): (self.rect, own) = (rect, 0)
    case .rounded(let rect, let radius, _): (self.rect, own) = (rect, radius)
    case .path: return nil
    }
    let half = min(rect.width, rect.height) / 2
    band = min(lens.band * scale, half)
    displacement = min(lens.displacement * scale, half)
    radius = min(max(own, band), half)
    guard band >= 1, displacement >= 0.5, rect.minX.isFinite, rect.minY.isFinite else { return nil }
  }

  /// Draws the bent source on the pixels of `area`.
  ///
  /// - Parameters:
  ///   - source: The picture to bend; beyond its edge the nearest pixels are repeated.
  ///   - target: The pixels to fill, beginning at the corner of `area`.
  ///   - area: The device pixels to draw.
  func draw(_ source: BackdropCache.Picture, on target: PixelSurface, area: PixelRect) {
    guard let from = source.surface.data, let to = target.data, !area.isEmpty else { return }
    let lens = halo_pixels_lens(
      left: Float(rect.minX), top: Float(rect.minY), right: Float(rect.maxX),
      bottom: Float(rect.maxY), radius: Float(radius), band: Float(band),
      displacement: Float(displacement))
    let picture = halo_pixels_reduced(
      pixels: UnsafePointer(from.assumingMemoryBound(to: UInt32.self)),
      stride: source.surface.stride / 4, width: Int64(source.surface.width),
      height: Int64(source.surface.height), x: Int64(source.origin.x), y: Int64(source.origin.y),
      factor: Int64(source.factor))
    let block = halo_pixels_block(
      pixels: to.assumingMemoryBound(to: UInt32.self), stride: target.stride / 4,
      width: area.width, height: area.height)
    halo_pixels_bend(block, Int64(area.x), Int64(area.y), picture, lens)
    target.markChanged()
  }
}
