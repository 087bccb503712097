import FocusGeometry
import Foundation
import HaloCairoRenderer
import HaloDisplayList
import HaloGoldenTesting
import HaloImageFiles
import HaloPictureTestSupport
import Testing

@testable import HaloFilming

/// Films that are made frame by frame, with any times.
@MainActor
struct APNGFilmTests {
  private static let size = CGSize(width: 90, height: 60)

  private func list(_ x: CGFloat) -> DisplayList {
    DisplayList(
      size: Self.size, background: .color(Color(hex: 0x204060)),
      items: [
        DisplayItem(
          id: DisplayItemID(view: 1, part: 0), transform: .identity,
          clip: CGRect(origin: .zero, size: Self.size), alpha: 1,
          content: .fill(
            .rounded(
              CGRect(x: x, y: 15, width: 30, height: 30), radius: 8, curve: .circular),
            .color(Color(hex: 0xFFB454))))
      ])
  }

  private func drawer() throws -> FrameDrawer {
    try FrameDrawer(size: Self.size, scale: 1, by: .forTests())
  }

  @Test func `a film made frame by frame has the same bytes as one made at once`() throws {
    let frames = [0, 0, 4, 9, 9, 9, 20, 20].enumerated().map { index, x in
      FilmFrame(time: index * 40, keys: [], list: list(CGFloat(x)))
    }
    let film = APNGFilm(drawnBy: try drawer())
    for frame in frames { try film.append(frame.list, at: frame.time) }
    let bytes = try film.finish(rest: 40 + AnimatedPicture.rest)
    #expect(bytes == (try AnimatedPicture.file(.apng, of: frames, every: 40, by: drawer())))
  }

  @Test func `frames last as long as their times say, even if these are a minute apart`() throws {
    let scratch = try Scratch()
    let times = [0, 1, 17, 34, 1034, 61_034]
    let film = APNGFilm(drawnBy: try drawer())
    for (index, time) in times.enumerated() {
      try film.append(list(CGFloat(index) * 8), at: time)
      // A frame that shows nothing new lengthens the previous one.
      try film.append(list(CGFloat(index) * 8), at: time)
    }
    let decoded = try DecodedAPNG(try film.finish(rest: 1200), scratch: scratch.path)
    #expect(decoded.faults.isEmpty, "\(decoded.faults)")
    #expect(decoded.loopsForever && decoded.announced == 6)
    #expect(decoded.frames.map(\.milliseconds) == [1, 16, 17, 1000, 60_000, 1200])
    for (index, frame) in decoded.frames.enumerated() {
      #expect(
        PictureDifference(frame.picture, try drawer().draw(list(CGFloat(index) * 8))).isNone)
    }
  }

  @Test func `a frame at the end that shows nothing new lengthens the last frame`() throws {
    let scratch = try Scratch()
    let film = APNGFilm(drawnBy: try drawer())
    try film.append(list(0), at: 0)
    try film.append(list(30), at: 100)
    try film.append(list(30), at: 700)
    let decoded = try DecodedAPNG(try film.finish(rest: 1000), scratch: scratch.path)
    #expect(decoded.frames.map(\.milliseconds) == [100, 1600])
  }
}
