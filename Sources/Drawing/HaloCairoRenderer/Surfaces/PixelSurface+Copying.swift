import Foundation

extension PixelSurface {
  /// Returns a copy of the pixels of `rect`, which must lie inside the surface.
  ///
  /// - Throws: ``RenderError/surface(_:)``.
  package func part(_ rect: PixelRect) throws -> PixelSurface {
    let copy = try PixelSurface(width: rect.width, height: rect.height, format: format)
    copy.copy(rect, of: self, toX: 0, y: 0)
    return copy
  }

  /// Copies the pixels of `rect` from a surface of the same format; those that do not fit are left
  /// out.
  package func copy(_ rect: PixelRect, of other: PixelSurface, toX x: Int, y: Int) {
    let (dx, dy) = (x - rect.x, y - rect.y)
    let source = rect.intersection(other.bounds).intersection(
      PixelRect(x: -dx, y: -dy, width: width, height: height))
    guard !source.isEmpty, let from = other.data, let to = data else { return }
    for row in source.y..<source.maxY {
      memcpy(
        to + (row + dy) * stride + (source.x + dx) * 4,
        from + row * other.stride + source.x * 4, source.width * 4)
    }
    markChanged()
  }

  /// Returns the picture reduced by an integer factor, where each pixel is the mean of `factor` ×
  /// `factor`; a copy for a factor below 2.
  ///
  /// A remainder at the right and at the bottom is left out.
  ///
  /// - Throws: ``RenderError/surface(_:)``.
  package func reduced(by factor: Int) throws -> PixelSurface {
    guard factor > 1 else { return try part(bounds) }
    let result = try PixelSurface(
      width: width / factor, height: height / factor, format: format)
    guard let from = data, let to = result.data else { return result }
    let (fromStride, toStride) = (stride, result.stride)
    let area = UInt32(factor * factor)
    for y in 0..<result.height {
      let row = (to + y * toStride).assumingMemoryBound(to: UInt32.self)
      for x in 0..<result.width {
        var (a, r, g, b) = (area / 2, area / 2, area / 2, area / 2)
        for dy in 0..<factor {
          let source = (from + (y * factor + dy) * fromStride).assumingMemoryBound(to: UInt32.self)
          for dx in 0..<factor {
            let pixel = source[x * factor + dx]
            a &+= pixel >> 24
            r &+= (pixel >> 16) & 0xFF
            g &+= (pixel >> 8) & 0xFF
            b &+= pixel & 0xFF
          }
        }
        row[x] = (a / area) << 24 | (r / area) << 16 | (g / area) << 8 | (b / area)
      }
    }
    result.markChanged()
    return result
  }
}
