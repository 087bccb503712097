import CairoRenderer

extension PixelSurface {
  /// The picture with left and right exchanged.
  ///
  /// - Throws: `RenderError`.
  public func mirrored() throws -> PixelSurface {
    let result = try PixelSurface(width: width, height: height, format: format)
    for x in 0..<width {
      result.copy(
        PixelRect(x: x, y: 0, width: 1, height: height), of: self, toX: width - 1 - x, y: 0)
    }
    return result
  }
}
