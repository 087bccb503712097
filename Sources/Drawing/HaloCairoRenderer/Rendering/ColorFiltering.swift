import CHaloPixels
import Foundation
import HaloDisplayList

extension PixelSurface {
  /// Changes the colours of the pixels inside both `region` and the filter's area.
  ///
  /// - Parameters:
  ///   - filter: The filter, whose area is in points.
  ///   - scale: The device pixels for each point.
  ///   - region: Disjoint rectangles in device pixels.
  func apply(_ filter: ColorFilter, scale: CGFloat, in region: [PixelRect]) {
    let place = PixelRect(aroundMiddlesIn: filter.rect, scale: scale).intersection(bounds)
    let parts = region.map { $0.intersection(place) }.filter { !$0.isEmpty }
    guard !parts.isEmpty, let data else { return }
    let pixels = data.assumingMemoryBound(to: UInt32.self)
    let rowLength = stride / 4
    filter.matrix.values.withUnsafeBufferPointer { values in
      for part in parts {
        halo_pixels_filter(
          halo_pixels_block(
            pixels: pixels + part.y * rowLength + part.x, stride: rowLength, width: part.width,
            height: part.height), values.baseAddress)
      }
    }
    markChanged()
  }
}

extension PixelRect {
  /// Creates the rectangle of the pixels whose centres lie in `rect`, which is in points; pixels
  /// far outside any surface are left out.
  fileprivate init(aroundMiddlesIn rect: CGRect, scale: CGFloat) {
    func edge(_ value: CGFloat) -> Int {
      Int(max(-1e6, min(1e6, (value * scale - 0.5).rounded(.up))))
    }
    let (left, top) = (edge(rect.minX), edge(rect.minY))
    self.init(x: left, y: top, width: edge(rect.maxX) - left, height: edge(rect.maxY) - top)
  }
}
