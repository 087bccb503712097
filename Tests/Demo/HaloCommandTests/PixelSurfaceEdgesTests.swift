import HaloCairoRenderer
import Testing

@testable import HaloCommand

/// Finds the box of an element of which only the content is known.
struct PixelSurfaceEdgesTests {
  /// A field of 40 by 20 pixels with a border at 10, 10, on a background of its own colour.
  private func picture(border: UInt32 = 0x80_80_80) throws -> PixelSurface {
    let surface = try PixelSurface(width: 80, height: 60)
    let data = try #require(surface.data)
    for y in 0..<60 {
      for x in 0..<80 {
        let isInside = (10..<50).contains(x) && (10..<30).contains(y)
        let isBorder = isInside && (x == 10 || x == 49 || y == 10 || y == 29)
        data.storeBytes(
          of: isBorder ? border : 0xF0_F0_F0, toByteOffset: y * surface.stride + x * 4,
          as: UInt32.self)
      }
    }
    surface.markChanged()
    return surface
  }

  private let whole = PixelRect(x: 0, y: 0, width: 80, height: 60)
  private let content = PixelRect(x: 18, y: 14, width: 24, height: 12)

  @Test func `a box includes the border around its content`() throws {
    #expect(
      try picture().box(around: content, within: whole, reach: 10)
        == PixelRect(x: 10, y: 10, width: 40, height: 20))
  }

  @Test func `a box ends at its limit if that is near, and there is none if it is far`() throws {
    let limit = PixelRect(x: 15, y: 0, width: 65, height: 60)
    #expect(
      try picture().box(around: content, within: limit, reach: 10)
        == PixelRect(x: 15, y: 10, width: 35, height: 20))
    // Six pixels are more than half of the reach of ten.
    let far = PixelRect(x: 12, y: 0, width: 68, height: 60)
    #expect(try picture().box(around: content, within: far, reach: 10) == nil)
  }

  @Test func `there is no box without a line on each side within reach`() throws {
    #expect(try picture().box(around: content, within: whole, reach: 7) == nil)
    #expect(try picture(border: 0xF0_F0_F0).box(around: content, within: whole, reach: 10) == nil)
    #expect(try picture(border: 0xE7_E7_E7).box(around: content, within: whole, reach: 10) == nil)
  }

  @Test func `there is no box for content that is not on the picture`() throws {
    for (x, width) in [(70, 20), (-5, 20), (90, 5), (20, 0), (20, -3)] {
      let content = PixelRect(x: x, y: 14, width: width, height: 12)
      #expect(try picture().box(around: content, within: whole, reach: 10) == nil)
    }
  }
}
