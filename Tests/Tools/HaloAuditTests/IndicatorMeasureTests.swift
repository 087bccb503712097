import Foundation
import HaloAudit
import HaloCairoRenderer
import HaloGoldenTesting
import Testing

@MainActor
struct IndicatorMeasureTests {
  @Test("an indicator of 2 pixels is sufficient, one of 1 pixel or with a low contrast is not")
  func measure() throws {
    func picture(_ width: Int, _ color: UInt32) throws -> PixelSurface {
      let surface = try PixelSurface(width: 100, height: 60)
      let data = try #require(surface.data)
      for y in 0..<60 {
        for x in 0..<100 {
          let isInside = x >= 20 && x < 80 && y >= 20 && y < 40
          let isDeep =
            x >= 20 + width && x < 80 - width && y >= 20 + width && y < 40 - width
          data.storeBytes(
            of: isInside && !isDeep ? color : 0xFFFF_FFFF, toByteOffset: y * surface.stride + x * 4,
            as: UInt32.self)
        }
      }
      surface.markChanged()
      return surface
    }
    func measure(_ width: Int, _ color: UInt32) throws -> IndicatorMeasure {
      IndicatorMeasure(
        focused: try picture(width, color), unfocused: try picture(0, 0),
        item: CGRect(x: 20, y: 20, width: 60, height: 20), reach: CGSize(width: 8, height: 8))
    }
    let enough = try measure(2, 0xFF94_9494)
    #expect(enough.changedArea == enough.requiredArea && enough.isSufficient, "\(enough)")
    #expect(try !measure(1, 0xFF00_0000).isSufficient)
    #expect(try measure(2, 0xFF95_9595).changedArea == 0)
    #expect(try measure(0, 0).edgeShare == 0)
  }
}
