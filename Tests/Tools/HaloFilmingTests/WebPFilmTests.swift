import CHaloWebP
import CHaloWebPMux
import FocusGeometry
import Foundation
import HaloCairoRenderer
import HaloDisplayList
import HaloGoldenTesting
import HaloImageFiles
import Testing

@testable import HaloFilming

@MainActor
struct WebPFilmTests {
  /// A frame of a file: its pixels over those before it, and its duration in milliseconds.
  private struct Frame {
    var picture: PixelSurface
    var duration: Int
  }

  /// Decodes a file with libwebp.
  private func frames(_ bytes: [UInt8]) throws -> [Frame] {
    try bytes.withUnsafeBufferPointer { bytes in
      var data = WebPData(bytes: bytes.baseAddress, size: bytes.count)
      let mux = try #require(WebPMuxCreate(&data, 0))
      defer { WebPMuxDelete(mux) }
      var (width, height, count): (Int32, Int32, Int32) = (0, 0, 0)
      #expect(WebPMuxGetCanvasSize(mux, &width, &height) == WEBP_MUX_OK)
      #expect(WebPMuxNumChunks(mux, WEBP_CHUNK_ANMF, &count) == WEBP_MUX_OK)
      var parameters = WebPMuxAnimParams()
      #expect(WebPMuxGetAnimationParams(mux, &parameters) == WEBP_MUX_OK)
      #expect(parameters.loop_count == 0)
      let canvas = try PixelSurface(width: Int(width), height: Int(height))
      return try (1...max(1, UInt32(count))).map { number in
        var frame = WebPMuxFrameInfo()
        try #require(WebPMuxGetFrame(mux, number, &frame) == WEBP_MUX_OK)
        defer { WebPDataClear(&frame.bitstream) }
        var (across, along): (Int32, Int32) = (0, 0)
        let pixels = try #require(
          WebPDecodeBGRA(frame.bitstream.bytes, frame.bitstream.size, &across, &along))
        defer { WebPFree(pixels) }
        let data = try #require(canvas.data)
        for y in 0..<Int(along) {
          let row = (data + (Int(frame.y_offset) + y) * canvas.stride)
            .assumingMemoryBound(to: UInt32.self)
          for x in 0..<Int(across) {
            let place = (y * Int(across) + x) * 4
            // A pixel is opaque, or leaves what was there.
            guard pixels[place + 3] == 255 else { continue }
            row[Int(frame.x_offset) + x] =
              UInt32(pixels[place]) | UInt32(pixels[place + 1]) << 8
              | UInt32(pixels[place + 2]) << 16
          }
        }
        canvas.markChanged()
        #expect(frame.dispose_method == WEBP_MUX_DISPOSE_NONE)
        return Frame(picture: try canvas.part(canvas.bounds), duration: Int(frame.duration))
      }
    }
  }

  @Test("an animated WebP has exact times, and repeats for ever", arguments: [false, true])
  func times(isQuick: Bool) throws {
    let bytes = try FilmColors.file(
      WebPFilm(drawnBy: try FilmColors.drawer(), isQuick: isQuick))
    let frames = try frames(bytes)
    #expect(frames.map(\.duration) == [17, 17, 866, 1100, 1200])
    for (frame, color) in zip(frames, FilmColors.colors) {
      let shown = try #require(frame.picture.pixel(x: 32, y: 24))
      #expect(FilmColors.distance(shown, color) <= 2, "\(String(shown, radix: 16))")
    }
  }

  @Test("every frame of an animated WebP looks as it was drawn")
  func pixels() throws {
    let size = CGSize(width: 120, height: 80)
    func list(_ x: CGFloat) -> DisplayList {
      let item = DisplayItem(
        id: DisplayItemID(view: 1, part: 0), transform: .identity,
        clip: CGRect(origin: .zero, size: size), alpha: 1,
        content: .fill(
          .rounded(CGRect(x: x, y: 20, width: 30, height: 30), radius: 8, curve: .circular),
          .color(Color(hex: 0x007AFF))))
      let background = Paint.linear(
        Gradient(Color(hex: 0x202040), Color(hex: 0x604050)), from: .zero,
        to: CGPoint(x: 120, y: 80))
      return DisplayList(size: size, background: background, items: [item])
    }
    func drawer() throws -> FrameDrawer { try FrameDrawer(size: size, scale: 1, by: .forTests()) }
    let film = try WebPFilm(drawnBy: drawer())
    for index in 0..<8 { try film.append(list(CGFloat(index) * 9), at: index * 40) }
    let bytes = try film.finish(rest: 1040)
    let frames = try frames(bytes)
    #expect(frames.map(\.duration) == [Int](repeating: 40, count: 7) + [1040])
    let again = try drawer()
    for (index, frame) in frames.enumerated() {
      let drawn = try again.draw(list(CGFloat(index) * 9))
      let difference = PictureDifference(frame.picture, drawn)
      #expect(difference.meanError < 1.5 && difference.largest < 96, "\(index): \(difference)")
    }
  }

  @Test("a film of one frame is an animated WebP that stays")
  func least() throws {
    let film = try WebPFilm(drawnBy: FilmColors.drawer())
    try film.append(FilmColors.list(0x123456), at: 0)
    let bytes = try film.finish(rest: 500)
    #expect(bytes.starts(with: Array("RIFF".utf8)) && bytes.count > 20)
  }

  @Test("frames that are too large for WebP make an error in one line")
  func largest() throws {
    let drawer = try FrameDrawer(
      size: CGSize(width: 16_384, height: 2), scale: 1, by: .forTests())
    #expect(throws: RenderError.surface("WebP files cannot have 16384 × 2 pixels")) {
      try WebPFilm(drawnBy: drawer)
    }
  }
}
