import Foundation
import HaloDisplayList

/// A picture that is to be made, in whichever thread.
package struct PictureOrder: Sendable {
  let key: PictureCache.Key
  let families: TextEngine.Families
  let memory: PixelMemory

  /// Makes it in the thread of `text`.
  func make(text: TextLayouts) -> MadePicture {
    MadePicture(key: key, result: Result { try key.rasterized(text: text, memory: memory) })
  }
}

/// What has become of an order; as its pixels are, for one thread at a time.
package struct MadePicture: @unchecked Sendable {
  let key: PictureCache.Key
  let result: Result<PixelSurface, any Error>
}

extension PictureCache.Key {
  /// - Throws: ``RenderError/surface(_:)``.
  func rasterized(text: TextLayouts, memory: PixelMemory) throws -> PixelSurface {
    switch source {
    case .image(let image):
      try image.rasterized(width: width, height: height, text: text, memory: memory)
    case .paint(let paint, let area):
      try paint.rasterized(width: width, height: height, area: area, memory: memory)
    }
  }
}
