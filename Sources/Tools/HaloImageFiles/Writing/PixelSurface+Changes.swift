import Foundation
import HaloCairoRenderer

extension PixelSurface {
  /// Returns the rectangle around all pixels that differ from those of a surface of the same size.
  ///
  /// Returns nil if no pixel differs, and the whole bounds if `other` is nil.
  package func part(changedSince other: PixelSurface?) -> PixelRect? {
    guard let other, let data, let old = other.data else { return bounds }
    var (left, top, right, bottom) = (width, height, 0, 0)
    for y in 0..<height {
      let (row, oldRow) = (data + y * stride, old + y * other.stride)
      guard memcmp(row, oldRow, width * 4) != 0 else { continue }
      let pixels = row.assumingMemoryBound(to: UInt32.self)
      let oldPixels = oldRow.assumingMemoryBound(to: UInt32.self)
      (top, bottom) = (min(top, y), y + 1)
      left = (0..<left).first { pixels[$0] != oldPixels[$0] } ?? left
      right = (right..<width).last { pixels[$0] != oldPixels[$0] }.map { $0 + 1 } ?? right
    }
    guard left < right else { return nil }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
