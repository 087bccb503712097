import FocusGeometry
import Foundation
import HaloCairoRenderer
import HaloDisplayList
import HaloGoldenTesting
import HaloImageFiles
import HaloPictureTestSupport
import HaloSceneGraph
import Testing

@testable import HaloFilming

@MainActor
struct AnimatedPictureTests {
  private static let size = CGSize(width: 120, height: 80)

  /// A box that moves from left to right, then stays.
  private func film(every: Int, moving: Int = 8, staying: Int = 4) -> [FilmFrame] {
    (0..<(moving + staying)).map { index in
      let x = CGFloat(min(index, moving - 1)) * 9
      let box = CGRect(x: x, y: 20, width: 30, height: 30)
      let item = DisplayItem(
        id: DisplayItemID(view: 1, part: 0), transform: .identity,
        clip: CGRect(origin: .zero, size: Self.size), alpha: 1,
        content: .fill(.rounded(box, radius: 8, curve: .circular), .color(Color(hex: 0x007AFF))))
      let background = Paint.linear(
        Gradient(Color(hex: 0x202040), Color(hex: 0x604050)), from: .zero,
        to: CGPoint(x: 120, y: 80))
      return FilmFrame(
        time: index * every, keys: [],
        list: DisplayList(size: Self.size, background: background, items: [item]))
    }
  }

  private func drawer() throws -> FrameDrawer {
    try FrameDrawer(size: Self.size, scale: 1, by: .forTests())
  }

  private func write(_ frames: [FilmFrame], every: Int, to path: String) throws {
    let bytes = try AnimatedPicture.gif(of: frames, every: every) { try drawer() }
    try OutputFile.write(bytes, to: path)
  }

  @Test("frames of an animated PNG have their exact colours and store only what changes")
  func animatedPNG() throws {
    let scratch = try Scratch()
    let frames = film(every: 40)
    let bytes = try AnimatedPicture.file(.apng, of: frames, every: 40, by: drawer())
    let film = try DecodedAPNG(bytes, scratch: scratch.path)
    #expect(film.faults.isEmpty, "\(film.faults)")
    #expect(film.width == 120 && film.height == 80 && film.loopsForever)
    #expect(film.frames.count == 8 && film.announced == 8)
    for (index, (shown, frame)) in zip(film.frames, frames).enumerated() {
      #expect(PictureDifference(shown.picture, try drawer().draw(frame.list)).isNone)
      guard index > 0 else { continue }
      let moved = PixelRect(x: (index - 1) * 9, y: 20, width: 39, height: 30)
      #expect(shown.part.intersection(moved) == shown.part, "frame \(index)")
    }
    // The last frame lasts for its own time, for four frames that show nothing new, and for the
    // rest at the end.
    #expect(film.frames.map(\.milliseconds) == [Int](repeating: 40, count: 7) + [5 * 40 + 1000])
  }

  @Test("a GIF shows every frame, in colours as close as its table allows")
  func fidelity() throws {
    let scratch = try Scratch()
    let frames = film(every: 40)
    try write(frames, every: 40, to: "\(scratch.path)/a.gif")
    let gif = try #require(DecodedGIF(path: "\(scratch.path)/a.gif"))
    #expect(gif.width == 120 && gif.height == 80 && gif.loopsForever)
    #expect(gif.frames.count == 8)
    for (shown, frame) in zip(gif.frames, frames) {
      let picture = try drawer().draw(frame.list)
      let seen = try PixelSurface.drawn(width: 120, height: 80) { shown.pixels[$1 * 120 + $0] }
      let difference = PictureDifference(seen, picture)
      #expect(difference.meanError < 1 && difference.largest < 40, "\(difference)")
    }
  }

  @Test("all frames of a GIF but the first store only what changes")
  func parts() throws {
    let scratch = try Scratch()
    try write(film(every: 40), every: 40, to: "\(scratch.path)/a.gif")
    let gif = try #require(DecodedGIF(path: "\(scratch.path)/a.gif"))
    #expect(gif.frames[0].part == PixelRect(x: 0, y: 0, width: 120, height: 80))
    for (index, frame) in gif.frames.enumerated().dropFirst() {
      let moved = PixelRect(x: (index - 1) * 9, y: 20, width: 39, height: 30)
      #expect(frame.part.intersection(moved) == frame.part, "frame \(index)")
    }
  }

  @Test(
    "rounded delays do not add up, and the last frame of a GIF lasts longer",
    arguments: [20, 25, 33, 47])
  func delays(every: Int) throws {
    let scratch = try Scratch()
    try write(film(every: every, moving: 40, staying: 3), every: every, to: "\(scratch.path)/a.gif")
    let gif = try #require(DecodedGIF(path: "\(scratch.path)/a.gif"))
    var time = 0
    for (index, frame) in gif.frames.enumerated() {
      #expect(abs(Double(time) - Double(index * every) / 10) <= 0.5, "frame \(index)")
      time += frame.delay
    }
    #expect(abs(Double(time) - Double(43 * every + AnimatedPicture.rest) / 10) <= 0.5)
    #expect(gif.frames.allSatisfy { $0.delay >= AnimatedPicture.shortestDelay })
  }

  @Test("making a GIF twice from the same film gives the same bytes")
  func again() throws {
    let scratch = try Scratch()
    let bytes = try ["a", "b"].map { name in
      try write(film(every: 30), every: 30, to: "\(scratch.path)/\(name).gif")
      return try Data(contentsOf: URL(filePath: "\(scratch.path)/\(name).gif"))
    }
    #expect(bytes[0] == bytes[1])
  }

  @Test("a film of one frame in one colour becomes a GIF")
  func least() throws {
    let scratch = try Scratch()
    let list = DisplayList(size: Self.size, background: .color(.white))
    try write(
      [FilmFrame(time: 0, keys: [], list: list)], every: 40, to: "\(scratch.path)/a.gif")
    let gif = try #require(DecodedGIF(path: "\(scratch.path)/a.gif"))
    #expect(gif.frames.count == 1 && gif.frames[0].pixels.allSatisfy { $0 == 0xFFFFFF })
  }
}
