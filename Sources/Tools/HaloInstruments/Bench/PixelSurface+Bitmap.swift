import HaloCairoRenderer
import HaloDisplayList

extension PixelSurface {
  /// The pixels of a part of the surface, or of all; black outside its edges.
  ///
  /// The part must not be empty.
  func bitmap(of part: PixelRect? = nil) -> Bitmap {
    let part = part ?? bounds
    var pixels: [UInt32] = []
    pixels.reserveCapacity(part.area)
    for y in part.y..<part.maxY {
      for x in part.x..<part.maxX { pixels.append(pixel(x: x, y: y) ?? 0xFF00_0000) }
    }
    return Bitmap(width: part.width, height: part.height, pixels: pixels)
  }
}
