import Foundation

extension PixelSurface {
  /// Returns the picture in fewer pixels; each is the mean of sixteen that are spread evenly over
  /// its area.
  ///
  /// That is quick, and good enough for a brief replacement.
  ///
  /// - Throws: ``RenderError/surface(_:)``.
  func reduced(width: Int, height: Int, memory: PixelMemory) throws -> PixelSurface {
    let result = try memory.surface(width: width, height: height, format: format)
    guard let source = data, let target = result.data else { return result }
    // The number of samples of each pixel in each direction.
    let samples = 4
    let stride = stride
    let columns = (0..<width * samples).map {
      (2 * $0 + 1) * self.width / (2 * width * samples) * 4
    }
    for y in 0..<height {
      let rows = (0..<samples).map { row in
        source + (2 * (y * samples + row) + 1) * self.height / (2 * height * samples) * stride
      }
      for x in 0..<width {
        var sum = SIMD4<UInt16>.zero
        for row in rows {
          for column in columns[x * samples..<(x + 1) * samples] {
            sum &+= SIMD4(
              truncatingIfNeeded: row.load(fromByteOffset: column, as: SIMD4<UInt8>.self))
          }
        }
        let mean = SIMD4<UInt8>(truncatingIfNeeded: (sum &+ 8) &>> 4)
        target.storeBytes(of: mean, toByteOffset: y * result.stride + x * 4, as: SIMD4<UInt8>.self)
      }
    }
    result.markChanged()
    return result
  }
}
