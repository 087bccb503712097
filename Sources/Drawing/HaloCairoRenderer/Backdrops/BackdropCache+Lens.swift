import Foundation

extension BackdropCache.Picture {
  /// Returns the picture in device pixels, bent in `area`.
  ///
  /// - Throws: ``RenderError/surface(_:)``.
  func bent(by lens: LensMap, in area: PixelRect, memory: PixelMemory) throws -> Self {
    guard area.fitsSurface else { return self }
    let bent = try memory.surface(width: area.width, height: area.height, format: .rgb24)
    lens.draw(self, on: bent, area: area)
    return Self(surface: bent, origin: (area.x, area.y), factor: 1)
  }
}
