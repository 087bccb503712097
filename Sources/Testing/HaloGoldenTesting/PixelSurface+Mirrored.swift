import HaloCairoRenderer

extension PixelSurface {
  /// Returns the picture with left and right exchanged, to compare a right-to-left layout.
  ///
  /// - Throws: `RenderError` if memory is lacking.
  package func mirrored() throws -> PixelSurface {
    let result = try PixelSurface(width: width, height: height, format: format)
    guard let from = data, let to = result.data else { return result }
    let (last, fromStride, toStride) = (width - 1, stride, result.stride)
    for y in 0..<height {
      let source = (from + y * fromStride).assumingMemoryBound(to: UInt32.self)
      let target = (to + y * toStride).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width { target[last - x] = source[x] }
    }
    result.markChanged()
    return result
  }
}
