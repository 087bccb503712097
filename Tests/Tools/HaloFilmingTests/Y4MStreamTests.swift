import FocusGeometry
import Foundation
import HaloCairoRenderer
import HaloDisplayList
import HaloImageFiles
import Testing

@testable import HaloFilming

@MainActor
struct Y4MStreamTests {
  @Test(
    "the header states the size, the rate in lowest terms, and the range",
    arguments: [(40, "25:1"), (33, "1000:33"), (20, "50:1"), (1000, "1:1"), (10_000, "1:10")])
  func header(every: Int, rate: String) {
    let header = Y4MStream(width: 1280, height: 721, every: every).header
    #expect(
      String(decoding: header, as: UTF8.self)
        == "YUV4MPEG2 W1280 H721 F\(rate) Ip A1:1 C420mpeg2 XCOLORRANGE=LIMITED\n")
  }

  @Test("a stream has a header, then each frame with its planes")
  func stream() throws {
    let size = CGSize(width: 3, height: 2)
    let frames = [0xFFFFFF, 0xFF0000].enumerated().map { index, color in
      FilmFrame(
        time: index * 50, keys: [],
        list: DisplayList(size: size, background: .color(Color(hex: UInt32(color)))))
    }
    var bytes: [UInt8] = []
    var count = 0
    try Y4MStream.write(
      frames, every: 50, by: FrameDrawer(size: size, scale: 1, by: .forTests())
    ) {
      bytes += $0
      count += 1
    }
    // Each frame is written as soon as it is drawn.
    #expect(count == 3)
    let white: [UInt8] = [235, 235, 235, 235, 235, 235, 128, 128, 128, 128]
    let red: [UInt8] = [63, 63, 63, 63, 63, 63, 102, 102, 240, 240]
    #expect(
      bytes
        == Array("YUV4MPEG2 W3 H2 F20:1 Ip A1:1 C420mpeg2 XCOLORRANGE=LIMITED\nFRAME\n".utf8)
        + white + Array("FRAME\n".utf8) + red)
  }
}
