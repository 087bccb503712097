import Foundation
import HaloCairoRenderer
import HaloGoldenTesting
import Testing

@testable import HaloCommand

/// The icon of the program in panels and lists.
@MainActor
struct AppIconTests {
  @Test func `the icon has round corners at every size and looks like its golden picture`() throws {
    let pictures = try AppIcon.pictures(by: Renderer(text: TestFonts.textEngine()))
    #expect(pictures.map(\.width) == AppIcon.sizes && pictures.map(\.height) == AppIcon.sizes)
    // The corners are round and therefore transparent, and the middle is opaque.
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

  @Test func `the icon theme has large icons and one for every size`() throws {
    let scratch = try Scratch()
    let outcome = try HaloProgram.run(["icons", "-o", scratch.path])
    #expect(outcome.status == 0, "\(outcome.errors)")
    for size in [256, 512] {
      let icon = try PixelSurface.readPNG(
        from: "\(scratch.path)/hicolor/\(size)x\(size)/apps/halo.png")
      #expect((icon.width, icon.height) == (size, size))
    }
    let drawing = try String(
      contentsOfFile: "\(scratch.path)/hicolor/scalable/apps/halo.svg", encoding: .utf8)
    // The ground, the ring and the card.
    #expect(drawing.components(separatedBy: "<path ").count - 1 == 3, "\(drawing)")
    #expect(drawing.contains(##"fill="#0a84ff""##))
  }
}
