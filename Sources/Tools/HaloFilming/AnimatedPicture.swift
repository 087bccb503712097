import Foundation
import HaloCairoRenderer
import HaloImageFiles
import HaloSceneGraph

/// A film as one animated picture that plays for ever; each frame after the first holds only what
/// changes.
@MainActor
package enum AnimatedPicture {
  /// Of a GIF, hundredths of a second: viewers slow down what is faster.
  package nonisolated static let shortestDelay = 2
  /// How long the last frame stays before the film begins again, in milliseconds.
  package nonisolated static let rest = 1000

  /// An animated PNG, in all colours.
  ///
  /// - Parameters:
  ///   - frames: at least one, in order, `every` milliseconds apart; one that shows nothing new
  ///     lengthens the one before.
  ///   - every: milliseconds.
  ///   - drawer: draws them.
  /// - Returns: The bytes of a PNG file.
  /// - Throws: `RenderError`.
  package static func apng(
    of frames: [FilmFrame], every: Int, by drawer: FrameDrawer
  ) throws -> [UInt8] {
    let film = APNGFilm(drawnBy: drawer)
    for frame in frames { try film.append(frame.list, at: frame.time) }
    return try film.finish(rest: every + rest)
  }

  /// An animated GIF: all frames share one palette of at most 255 colours, found over the whole film,
  /// and one entry more that is transparent.
  ///
  /// A frame that shows nothing new lengthens the one before.
  ///
  /// - Parameters:
  ///   - frames: at least one, `every` milliseconds apart, at least ``shortestDelay``.
  ///   - every: milliseconds.
  ///   - makeDrawer: called twice: the film is drawn to find its colours, and again to keep it.
  /// - Returns: The bytes of a GIF file.
  /// - Throws: `RenderError`.
  package static func gif(
    of frames: [FilmFrame], every: Int, makeDrawer: () throws -> FrameDrawer
  ) throws -> [UInt8] {
    var histogram = ColorHistogram()
    try eachFrame(frames, makeDrawer()) { histogram.add($1, changedSince: $2) }
    let drawer = try makeDrawer()
    var colors = ColorTable(histogram, limit: 255).colors
    var canvas = IndexedCanvas(
      width: drawer.width, height: drawer.height, dither: Dither(colors: colors))
    let clear = UInt8(colors.count)
    colors.append(ColorTable.Color(red: 0, green: 0, blue: 0))
    let file = try GIFFile(width: drawer.width, height: drawer.height, colors: colors)
    // An image is written when it is known how long it stays.
    var waiting: (image: GIFFile.Image, start: Int)?
    func writeWaiting(until end: Int) throws {
      guard let (image, start) = waiting else { return }
      try file.append(image, delay: hundredths(end) - hundredths(start), clear: clear)
    }
    try eachFrame(frames, drawer) { frame, picture, previous in
      guard let image = canvas.update(picture, changedSince: previous, clear: clear) else { return }
      try writeWaiting(until: frame.time)
      waiting = (image, frame.time)
    }
    try writeWaiting(until: (frames.last?.time ?? 0) + every + rest)
    return try file.finish()
  }

  /// A time since the film's beginning.
  ///
  /// Times are rounded and not delays, so that errors do not add up.
  nonisolated static func hundredths(_ milliseconds: Int) -> Int { (milliseconds + 5) / 10 }

  private static func eachFrame(
    _ frames: [FilmFrame], _ drawer: FrameDrawer,
    _ body: (FilmFrame, PixelSurface, PixelSurface?) throws -> Void
  ) throws {
    var previous: PixelSurface?
    for frame in frames {
      let picture = try drawer.draw(frame.list)
      try body(frame, picture, previous)
      previous = try picture.part(picture.bounds)
    }
  }
}
