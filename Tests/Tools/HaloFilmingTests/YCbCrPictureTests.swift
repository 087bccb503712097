import HaloCairoRenderer
import HaloGoldenTesting
import Testing

@testable import HaloFilming

/// The colours of videos.
struct YCbCrPictureTests {
  /// A picture in one colour, as its three planes.
  private func planes(_ color: UInt32, width: Int = 4, height: Int = 2) throws -> (
    luma: [UInt8], blue: [UInt8], red: [UInt8]
  ) {
    let picture = YCbCrPicture(
      try PixelSurface.drawn(width: width, height: height) { _, _ in color })
    let (size, half) = (width * height, ((width + 1) / 2) * ((height + 1) / 2))
    return (
      Array(picture.bytes[..<size]), Array(picture.bytes[size..<(size + half)]),
      Array(picture.bytes[(size + half)...])
    )
  }

  // ITU-R BT.709-6, 3.2 to 3.4, rounded to whole numbers.
  @Test(
    "a colour has the luma and chroma of BT.709 in limited range",
    arguments: [
      (0xFFFFFF, 235, 128, 128), (0x000000, 16, 128, 128), (0xFF0000, 63, 102, 240),
      (0x00FF00, 173, 42, 26), (0x0000FF, 32, 240, 118), (0x808080, 126, 128, 128),
    ] as [(UInt32, UInt8, UInt8, UInt8)])
  func color(_ color: UInt32, luma: UInt8, blue: UInt8, red: UInt8) throws {
    let planes = try planes(color)
    #expect(planes.luma == [UInt8](repeating: luma, count: 8))
    #expect(planes.blue == [blue, blue] && planes.red == [red, red])
  }

  @Test("every grey has the chroma 128, and luma never falls from one grey to the next")
  func greys() throws {
    let lumas = try (0...255 as ClosedRange<UInt32>).map { grey in
      let planes = try planes(grey * 0x010101, width: 2, height: 2)
      #expect(planes.blue == [128] && planes.red == [128])
      return planes.luma[0]
    }
    #expect(lumas == lumas.sorted() && lumas[0] == 16 && lumas[255] == 235)
  }

  @Test("a chroma sample lies on its even column: it takes half of that and a quarter of each side")
  func siting() throws {
    // Only the column 2 is red.
    let picture = YCbCrPicture(
      try PixelSurface.drawn(width: 6, height: 2) { x, _ in x == 2 ? 0xFF0000 : 0x000000 })
    let red = Array(picture.bytes.suffix(3))
    // 112 above 128 is the whole red; the samples of the columns 0 and 4 do not touch it.
    #expect(red == [128, 184, 128])
  }

  @Test("a picture with odd sides keeps them, or gets one column and one row that repeat the last")
  func odd() throws {
    let surface = try PixelSurface.drawn(width: 3, height: 1) { x, _ in x == 2 ? 0xFFFFFF : 0 }
    let plain = YCbCrPicture(surface)
    #expect(plain.width == 3 && plain.height == 1)
    #expect(plain.bytes == [16, 16, 235, 128, 128, 128, 128])
    let even = YCbCrPicture(surface, isEven: true)
    #expect(even.width == 4 && even.height == 2)
    #expect(even.bytes.prefix(8) == [16, 16, 235, 235, 16, 16, 235, 235])
    #expect(even.bytes.count == 12)
  }
}
