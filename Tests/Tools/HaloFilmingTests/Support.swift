import Foundation
import HaloCairoRenderer
import HaloFilming
import HaloGoldenTesting
import HaloHosting
import HaloSceneGraph

extension FilmScript {
  /// Creates a script in which keys are held for 100 ms, and that ends 420 ms after the last key.
  init(_ keys: String, every: Int, between: Int = 240) throws {
    let names = keys.split(separator: " ").map(String.init)
    self.init(
      keys: try names.map { NamedKey($0, try Key(name: $0)) }, every: every, between: between,
      hold: 100, duration: 420)
  }
}

extension Renderer {
  static func forTests() -> Renderer {
    return Renderer(text: TestFonts.textEngine())
  }
}

extension PixelSurface {
  /// Returns a picture whose pixels are the results of a function, `0xRRGGBB`.
  static func drawn(
    width: Int, height: Int, _ color: (_ x: Int, _ y: Int) -> UInt32
  ) throws -> PixelSurface {
    let surface = try PixelSurface(width: width, height: height)
    guard let data = surface.data else { return surface }
    for y in 0..<height {
      for x in 0..<width {
        data.storeBytes(
          of: color(x, y), toByteOffset: y * surface.stride + x * 4, as: UInt32.self)
      }
    }
    surface.markChanged()
    return surface
  }
}
