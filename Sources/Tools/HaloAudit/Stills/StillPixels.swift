import Foundation

/// The pixels of a still, from the top left.
package struct StillPixels: Sendable {
  /// The size in pixels.
  package let width, height: Int
  /// The colours as `0xRRGGBB`, row by row.
  private let colors: [UInt32]

  /// Creates a still; nil unless there is one colour for each pixel.
  package init?(width: Int, height: Int, colors: [UInt32]) {
    guard width > 0, height > 0, colors.count == width * height else { return nil }
    (self.width, self.height, self.colors) = (width, height, colors)
  }

  /// The colour of a pixel, 0–255 for each component; that of the nearest one outside of the still.
  subscript(x: Int, y: Int) -> SIMD3<Float> {
    let x = min(max(x, 0), width - 1)
    let y = min(max(y, 0), height - 1)
    let color = colors[y * width + x]
    return SIMD3(Float(color >> 16 & 0xFF), Float(color >> 8 & 0xFF), Float(color & 0xFF))
  }

  /// The colour at a point between the centres of four pixels, in pixels from the top left corner.
  func color(at x: Double, _ y: Double) -> SIMD3<Float> {
    let (left, top) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
    let (u, v) = (Float(x - 0.5 - left), Float(y - 0.5 - top))
    let (i, j) = (Int(left), Int(top))
    let above = self[i, j] * (1 - u) + self[i + 1, j] * u
    let below = self[i, j + 1] * (1 - u) + self[i + 1, j + 1] * u
    return above * (1 - v) + below * v
  }
}

extension SIMD3<Float> {
  /// The largest difference of a component from another colour.
  func distance(to other: Self) -> Float {
    let difference = self - other
    return Swift.max(abs(difference.x), abs(difference.y), abs(difference.z))
  }

  /// The brightness by the weights of sRGB, 0–255.
  var brightness: Float { x * 0.2126 + y * 0.7152 + z * 0.0722 }
}
