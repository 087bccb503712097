import Foundation
import HaloCairoRenderer
import HaloFilming
import HaloGoldenTesting

@testable import HaloReview

extension Scratch {
  /// Puts a file into the folder, and folders around it.
  func put(_ bytes: [UInt8], _ name: String) throws {
    let file = "\(path)/\(name)"
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(filePath: file))
  }

  func bytes(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: "\(path)/\(name)").map { [UInt8]($0) }
  }
}

/// Small pictures.
enum Samples {
  /// Each pixel as `0xAARRGGBB`, premultiplied.
  static func surface(
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

  /// A gradient, with a square of one colour.
  static func surface(
    square: PixelRect? = nil, _ color: UInt32 = 0xFFFF_FFFF, width: Int = 160, height: Int = 100
  ) throws -> PixelSurface {
    try surface(width, height) { x, y in
      if let square, (square.x..<square.maxX).contains(x), (square.y..<square.maxY).contains(y) {
        return color
      }
      return 0xFF00_0000 | UInt32(x) << 16 | UInt32(y * 2) << 8 | 0x60
    }
  }

  static func picture(
    square: PixelRect? = nil, _ color: UInt32 = 0xFFFF_FFFF, width: Int = 160, height: Int = 100,
    facts: [(keyword: String, text: String)] = []
  ) throws -> [UInt8] {
    PNGText.adding(
      facts, to: try surface(square: square, color, width: width, height: height).png())
  }

  static func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRect {
    PixelRect(x: x, y: y, width: width, height: height)
  }
}
