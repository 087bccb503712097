import HaloCairoRenderer
import HaloImageFiles

/// Small pictures for tests.
package enum Samples {
  /// Makes a picture from pixels as `0xAARRGGBB`, with premultiplied alpha.
  package static func surface(
    _ width: Int, _ height: Int, format: PixelFormat = .rgb24, pixel: (Int, Int) -> UInt32
  ) throws -> PixelSurface {
    let surface = try PixelSurface(width: width, height: height, format: format)
    guard let data = surface.data else { return surface }
    for y in 0..<height {
      for x in 0..<width {
        data.storeBytes(
          of: pixel(x, y), toByteOffset: y * surface.stride + x * 4, as: UInt32.self)
      }
    }
    surface.markChanged()
    return surface
  }

  /// Makes a picture of a gradient, with a square of one colour.
  package static func surface(
    square: PixelRect? = nil, _ color: UInt32 = 0xFFFF_FFFF, width: Int = 160, height: Int = 100
  ) throws -> PixelSurface {
    try surface(width, height) { x, y in
      if let square, (square.x..<square.maxX).contains(x), (square.y..<square.maxY).contains(y) {
        return color
      }
      return 0xFF00_0000 | UInt32(x) << 16 | UInt32(y * 2) << 8 | 0x60
    }
  }

  package static func picture(
    square: PixelRect? = nil, _ color: UInt32 = 0xFFFF_FFFF, width: Int = 160, height: Int = 100,
    facts: [(keyword: String, text: String)] = []
  ) throws -> [UInt8] {
    PNGText.adding(
      facts, to: try surface(square: square, color, width: width, height: height).png())
  }

  package static func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRect {
    PixelRect(x: x, y: y, width: width, height: height)
  }
}
