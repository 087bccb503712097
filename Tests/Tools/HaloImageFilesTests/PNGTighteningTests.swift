import HaloCairoRenderer
import HaloGoldenTesting
import HaloPictureTestSupport
import Testing

@testable import HaloImageFiles

struct PNGTighteningTests {
  @Test func `a tightened picture is smaller and has the same pixels`() throws {
    for format in [PixelFormat.rgb24, .argb32] {
      let surface = try Samples.surface(300, 200, format: format) { x, y in
        let alpha: UInt32 = format == .rgb24 || x % 7 > 0 ? 0xFF : 0
        return alpha == 0 ? 0 : 0xFF00_0000 | UInt32((x * y) % 251) << 16 | UInt32(x % 256)
      }
      let file = try surface.png()
      let tight = try #require(PNGTightening.tightened(file))
      #expect(tight.count < file.count)
      #expect(PictureDifference(try .readPNG(tight, from: ""), surface).isNone)
      #expect(PNGTightening.tightened(Array(file.dropLast(30))) == nil)
    }
  }
}
