import FocusGeometry
import Foundation
import HaloDisplayList

extension DrawingContext {
  /// Draws a picture over `rect` of the item's space, clipped to `shape`.
  ///
  /// At the size of cached pixels, to half a pixel, the picture is copied 1:1 to a whole pixel. At
  /// other sizes the larger copy is sampled bilinearly.
  @MainActor
  func draw(
    _ source: PictureCache.Source, rect: CGRect, shape: Shape, cache: PictureCache
  ) throws {
    guard rect.width > 0, rect.height > 0 else { return }
    if transform.isUprightScale {
      let onDevice = rect.applying(transform)
      for kept in PictureCache.restingScales(focusedScale: focusedScale) {
        let (width, height) = source.pixelSize(of: rect, scale: scale * kept)
        guard abs(onDevice.width - CGFloat(width)) <= 0.5,
          abs(onDevice.height - CGFloat(height)) <= 0.5
        else { continue }
        let picture = try cache.picture(source, width: width, height: height)
        let target = CGRect(
          x: onDevice.minX.nearestPixel, y: onDevice.minY.nearestPixel, width: CGFloat(width),
          height: CGFloat(height))
        let outline = settledOutline(shape, rect: rect, from: onDevice, to: target)
        let placement = picture.bounds.rect.transform(to: target)
        return try fill(outline, with: picture, placement: placement)
      }
    }
    let kept = keptScale(for: transform.meanScale / scale, focusedScale: focusedScale)
    let (width, height) = source.pixelSize(of: rect, scale: scale * kept)
    let picture = try cache.picture(source, width: width, height: height)
    let placement = picture.bounds.rect.transform(to: rect).concatenating(transform)
    try fill(shape.applying(transform, snapping: .none), with: picture, placement: placement)
  }

  /// Returns the outline, moved and scaled like its picture when that is rounded to whole pixels.
  private func settledOutline(
    _ shape: Shape, rect: CGRect, from onDevice: CGRect, to target: CGRect
  ) -> Shape {
    switch shape {
    case .rounded(let own, let radius, let curve) where own == rect && transform.isUniform:
      return .rounded(target, radius: radius * transform.a, curve: curve)
    case .rect: return shape.applying(transform, snapping: .edges)
    case .rounded: return shape.applying(transform, snapping: .size)
    case .path(let path):
      return .path(path.applying(transform).applying(onDevice.transform(to: target)))
    }
  }
}
