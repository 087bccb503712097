import Foundation
import HaloDisplayList

/// An order for a picture, which any thread can make.
package struct PictureOrder: Sendable {
  let key: PictureCache.Key
  let families: TextEngine.Families
  let memory: PixelMemory

  /// Makes the picture on the thread of `text`.
  func make(text: TextLayouts) -> MadePicture {
    MadePicture(key: key, result: Result { try key.rasterized(text: text, memory: memory) })
  }
}

/// The result of an order; like its pixels, it may be used by one thread at a time.
package struct MadePicture: @unchecked Sendable {
  let key: PictureCache.Key
  let result: Result<PixelSurface, any Error>
}

extension PictureCache.Key {
  /// Rasterizes the picture, without film grain if it is to be enlarged.
  ///
  /// - Throws: ``RenderError/surface(_:)``.
  func rasterized(
    text: TextLayouts, memory: PixelMemory, hasGrain: Bool = true
  ) throws -> PixelSurface {
    switch source {
    case .image(let image):
      try image.rasterized(
        width: width, height: height, text: text, memory: memory, hasGrain: hasGrain)
    case .paint(let paint, let area):
      try paint.rasterized(width: width, height: height, area: area, memory: memory)
    }
  }
}
