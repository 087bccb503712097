import HaloCairoRenderer
import HaloGoldenTesting
import HaloPictureTestSupport
import Testing

@testable import HaloImageFiles

/// Animated pictures that follow the standard, compared with canvases that are filled by hand.
struct FilmReaderTests {
  private static let red: UInt32 = 0xFFFF_0000
  private static let blue: UInt32 = 0xFF00_00FF
  /// Half-transparent green, premultiplied.
  private static let glass: UInt32 = 0x8000_8000

  private static func part(_ color: UInt32, _ width: Int, _ height: Int) throws -> PixelSurface {
    try Samples.surface(width, height, format: .argb32) { _, _ in color }
  }

  /// Returns a film with a large red frame and two small ones.
  private static func film(
    disposal: UInt8, blending: UInt8, first: UInt8 = 0, color: UInt32 = blue
  ) throws -> [UInt8] {
    try AnimatedFile([
      .init(part(red, 8, 6), disposal: first),
      .init(part(color, 4, 4), x: 1, y: 1, disposal: disposal, blending: blending),
      .init(part(blue, 1, 1), x: 7, y: 5),
    ]).bytes
  }

  /// The pixels at (2, 2) and (7, 5) of each frame.
  private static func pixels(_ bytes: [UInt8]) throws -> [[UInt32?]] {
    let reader = try FilmReader(bytes, path: "film.png")
    var result: [[UInt32?]] = []
    while try reader.next() != nil {
      result.append([reader.canvas.pixel(x: 2, y: 2), reader.canvas.pixel(x: 7, y: 5)])
    }
    return result
  }

  @Test func `a frame that is not disposed of stays`() throws {
    #expect(
      try Self.pixels(Self.film(disposal: 0, blending: 0))
        == [[Self.red, Self.red], [Self.blue, Self.red], [Self.blue, Self.blue]])
  }

  @Test func `a disposed frame is cleared, or the canvas before it is restored`() throws {
    #expect(try Self.pixels(Self.film(disposal: 1, blending: 0))[2] == [0, Self.blue])
    #expect(try Self.pixels(Self.film(disposal: 2, blending: 0))[2] == [Self.red, Self.blue])
  }

  @Test func `disposing of the first frame leaves an empty canvas in both ways`() throws {
    for first in [1, 2] as [UInt8] {
      #expect(
        try Self.pixels(Self.film(disposal: 0, blending: 0, first: first))
          == [[Self.red, Self.red], [Self.blue, 0], [Self.blue, Self.blue]])
    }
  }

  @Test func `a frame replaces the canvas or is blended over it`() throws {
    #expect(
      try Self.pixels(Self.film(disposal: 0, blending: 0, color: Self.glass))[1][0] == Self.glass)
    #expect(
      try Self.pixels(Self.film(disposal: 0, blending: 1, color: Self.glass))[1][0] == 0xFF7F_8000)
  }

  @Test func `drawing the parts that a reader returns rebuilds every frame`() throws {
    for (disposal, blending) in [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1)] as [(UInt8, UInt8)]
    {
      let reader = try FilmReader(
        Self.film(disposal: disposal, blending: blending, color: Self.glass), path: "")
      let again = try PixelSurface(width: 8, height: 6, format: .argb32)
      while let frame = try reader.next() {
        again.put(try .readPNG(frame.png, from: ""), atX: frame.place.x, y: frame.place.y)
        #expect(PictureDifference(again, reader.canvas).isNone, "\(disposal), \(blending)")
      }
    }
  }

  @Test func `frame times are exact, whatever unit the file uses`() throws {
    let file = try AnimatedFile([
      .init(Self.part(Self.red, 4, 4), delay: (1, 25)),
      .init(Self.part(Self.blue, 4, 4), delay: (17, 1000)),
      .init(Self.part(Self.red, 4, 4), delay: (3, 0)),
      .init(Self.part(Self.blue, 4, 4), delay: (0, 1000)),
    ])
    let reader = try FilmReader(file.bytes, path: "")
    var starts: [Int] = []
    while let frame = try reader.next() { starts.append(frame.start) }
    #expect(starts == [0, 40_000, 57_000, 87_000])
    #expect(reader.duration == 88_000)
  }

  @Test func `pixels before the first frame are not a frame of the film`() throws {
    var file = try AnimatedFile([.init(Self.part(Self.blue, 4, 4))])
    file.hidden = try Self.part(Self.red, 4, 4)
    #expect(try Self.pixels(file.bytes).map { $0[0] } == [Self.blue])
  }

  @Test func `a still picture is one frame without a duration`() throws {
    let reader = try FilmReader(Samples.picture(), path: "")
    #expect(reader.count == 1 && reader.duration == 0)
    _ = try reader.next()
    #expect(try reader.next() == nil)
    #expect(PictureDifference(reader.canvas, try opaque(Samples.surface())).isNone)
  }

  private func opaque(_ surface: PixelSurface) throws -> PixelSurface {
    let copy = try PixelSurface(width: surface.width, height: surface.height, format: .argb32)
    copy.put(surface, atX: 0, y: 0)
    return copy
  }

  @Test func `an error about an invalid animated PNG names the file and the fault`() throws {
    func reason(_ change: (inout AnimatedFile) -> Void) throws -> String {
      var file = try AnimatedFile([
        .init(Self.part(Self.red, 4, 4)), .init(Self.part(Self.blue, 2, 2), x: 1, y: 1),
      ])
      change(&file)
      do {
        let reader = try FilmReader(file.bytes, path: "a.png")
        while try reader.next() != nil {}
        return "none"
      } catch {
        return "\(error)"
      }
    }
    #expect(try reason { _ in } == "none")
    #expect(
      try reason { $0.announced = 3 }
        == "a.png: a broken animated PNG: it has 2 frames but announces 3")
    #expect(
      try reason { $0.frames[1].x = 3 }
        == "a.png: a broken animated PNG: "
        + "frame 2 extends beyond the picture, or has invalid values")
    #expect(try reason { $0.frames[1].blending = 2 }.contains("frame 2 extends beyond"))
    #expect(try reason { $0.frames[1].disposal = 3 }.contains("frame 2 extends beyond"))
    #expect(
      try reason { $0.skipsNumber = true }
        == "a.png: a broken animated PNG: part 1 is missing or out of order")
    #expect(
      try reason { $0.frames[1].hasPixels = false }
        == "a.png: a broken animated PNG: frame 2 has no pixels")
    #expect(
      try reason { $0.frames[1].isPixelsCut = true }
        == "a.png: a broken animated PNG: the pixels of frame 2 cannot be read")
  }

  @Test func `a reader refuses truncated files and survives corrupted ones`() throws {
    for file in [try Samples.picture(), try Self.film(disposal: 2, blending: 1)] {
      for length in stride(from: 0, to: file.count, by: 7) {
        #expect(throws: ImageFileError.self) {
          let reader = try FilmReader(Array(file.prefix(length)), path: "a.png")
          while try reader.next() != nil {}
        }
      }
      for seed in 0..<UInt64(RandomCases.count(of: 800)) {
        var random = SeededGenerator(seed: seed)
        var broken = file
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          let place = Int.random(in: 0..<broken.count, using: &random)
          broken[place] = UInt8.random(in: 0...255, using: &random)
        }
        if let reader = try? FilmReader(broken, path: "a.png") {
          while (try? reader.next()) != nil {}
        }
      }
    }
  }
}
