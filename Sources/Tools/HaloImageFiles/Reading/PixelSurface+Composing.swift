import Foundation
import HaloCairoRenderer

extension PixelSurface {
  /// Replaces the pixels at a place, in pixels, by those of another picture.
  ///
  /// An opaque picture gets full alpha.
  func put(_ part: PixelSurface, atX x: Int, y: Int) {
    each(part, x, y) { pixel, _ in pixel }
  }

  /// Blends a picture over the pixels at a place, in pixels.
  func blend(_ part: PixelSurface, atX x: Int, y: Int) {
    each(part, x, y) { pixel, below in
      let rest = 255 - pixel >> 24
      if rest == 0 { return pixel }
      var result: UInt32 = 0
      for shift in [0, 8, 16, 24] as [UInt32] {
        let (over, under) = ((pixel >> shift) & 0xFF, (below >> shift) & 0xFF)
        result |= min(255, over + (under * rest + 127) / 255) << shift
      }
      return result
    }
  }

  /// Restores the former pixels of a place; nil clears it.
  func replace(_ place: PixelRect, with before: PixelSurface?) {
    if let before {
      put(before, atX: place.x, y: place.y)
    } else if let data {
      for y in place.y..<place.maxY { memset(data + y * stride + place.x * 4, 0, place.width * 4) }
      markChanged()
    }
  }

  private func each(
    _ part: PixelSurface, _ x: Int, _ y: Int, _ body: (UInt32, UInt32) -> UInt32
  ) {
    guard let from = part.data, let to = data, x >= 0, y >= 0, x + part.width <= width,
      y + part.height <= height
    else { return }
    let opaque: UInt32 = part.format == .rgb24 ? 0xFF00_0000 : 0
    for row in 0..<part.height {
      let source = (from + row * part.stride).assumingMemoryBound(to: UInt32.self)
      let target = (to + (y + row) * stride + x * 4).assumingMemoryBound(to: UInt32.self)
      for column in 0..<part.width {
        target[column] = body(source[column] | opaque, target[column])
      }
    }
    markChanged()
  }
}
