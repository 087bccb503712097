import Foundation
import HaloCairoRenderer
import HaloGoldenTesting
import Testing

@testable import HaloCommand

/// The picture that panels and lists show.
@MainActor
struct AppIconTests {
  @Test func `the icon is itself at every size`() throws {
    let pictures = try AppIcon.pictures(by: Renderer(text: TestFonts.textEngine()))
    #expect(pictures.map(\.width) == AppIcon.sizes && pictures.map(\.height) == AppIcon.sizes)
    // Its corners are round, so they are not there; its middle is.
    for picture in pictures {
      let last = picture.width - 1
      for (x, y) in [(0, 0), (last, 0), (0, last), (last, last)] {
        #expect(picture.pixel(x: x, y: y) == 0)
      }
      #expect(picture.pixel(x: last / 2, y: last / 2).map { $0 >> 24 } == 0xFF)
    }
    let sheet = try PixelSurface(
      width: AppIcon.sizes.reduce(0) { $0 + $1 + 8 }, height: 128, format: .argb32)
    var left = 0
    for picture in pictures {
      let (source, target) = (try #require(picture.data), try #require(sheet.data))
      for y in 0..<picture.height {
        memcpy(
          target + y * sheet.stride + left * 4, source + y * picture.stride, picture.width * 4)
      }
      left += picture.width + 8
    }
    sheet.markChanged()
    expectPicture(sheet, matches: "app-icon")
  }
}
