import Foundation
import HaloCairoRenderer
import HaloDisplayList
import Testing

@testable import HaloAudit

/// The contrast of texts and marks with the ground behind them.
@MainActor
struct GroundContrastTests {
  private let area = CGRect(x: 0, y: 0, width: 40, height: 20)

  /// A picture whose pixels a closure gives.
  private func screen(_ pixel: (_ x: Int, _ y: Int) -> UInt32) throws -> PixelSurface {
    let surface = try PixelSurface(width: 40, height: 20)
    let data = try #require(surface.data)
    for y in 0..<20 {
      for x in 0..<40 {
        data.storeBytes(
          of: pixel(x, y), toByteOffset: y * surface.stride + x * 4, as: UInt32.self)
      }
    }
    surface.markChanged()
    return surface
  }

  @Test func `the most frequent colour is the ground, and the best pixels decide`() throws {
    let blue = try screen { x, _ in x < 8 ? 0xFF00_7AFF : 0xFF00_72ED }
    let contrast = try #require(GroundContrast(in: area, of: blue))
    #expect(contrast.best > 1.05 && contrast.best < 1.3)
    let white = try screen { x, _ in x < 8 ? 0xFFFF_FFFF : 0xFF00_0000 }
    #expect(try #require(GroundContrast(in: area, of: white)).best > 20.9)
  }

  @Test func `a colour that no pixel has counts, too`() throws {
    let ground = try #require(GroundContrast(in: area, of: try screen { _, _ in 0xFFFF_FFFF }))
    #expect(ground.best == 1)
    #expect(ground.ratio(of: .black, opacity: 1) > 20.9)
    #expect(ground.ratio(of: .black, opacity: 0.1) < 1.5)
  }

  @Test func `a photograph has no ground`() throws {
    let photograph = try screen { x, y in
      0xFF00_0000 | UInt32(x * 6) << 16 | UInt32(y * 12) << 8 | UInt32((x * y) % 256)
    }
    #expect(GroundContrast(in: area, of: photograph) == nil)
  }
}
