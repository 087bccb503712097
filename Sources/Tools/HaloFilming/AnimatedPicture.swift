import Foundation
import HaloCairoRenderer
import HaloImageFiles
import HaloSceneGraph

/// A film as one file that repeats for ever.
///
/// Each frame after the first contains only the part that changes.
@MainActor
package enum AnimatedPicture {
  /// The shortest delay of a GIF in hundredths of a second; viewers slow faster ones down.
  package nonisolated static let shortestDelay = 2
  /// The time that the last frame stays before the film repeats, in milliseconds.
  package nonisolated static let rest = 1000

  /// Returns the film as a file of this type.
  ///
  /// A frame that changes no pixel lengthens the one before.
  ///
  /// - Parameters:
  ///   - type: the format of the file.
  ///   - frames: at least one frame, in order, `every` milliseconds apart.
  ///   - every: the interval in milliseconds.
  ///   - drawer: draws the frames.
  /// - Returns: The bytes of the file.
  /// - Throws: `RenderError`, or `VideoError` for a video.
  package static func file(
    _ type: FilmType, of frames: [FilmFrame], every: Int, by drawer: FrameDrawer
  ) throws -> [UInt8] {
    let film = try type.begin(drawer, false)
    for frame in frames { try film.append(frame.list, at: frame.time) }
    return try film.finish(rest: every + rest)
  }

  /// Returns the film as an animated GIF.
  ///
  /// All frames share one palette of at most 255 colours, chosen for the whole film, and one
  /// transparent entry more. A frame that changes no pixel lengthens the one before.
  ///
  /// - Parameters:
  ///   - frames: at least one frame, `every` milliseconds apart.
  ///   - every: the interval in milliseconds, at least ``shortestDelay`` hundredths of a second.
  ///   - makeDrawer: creates a drawer; called twice, as the film is drawn once to find its colours
  ///     and once to keep it.
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
    // The image that is not in the file yet, because its duration is not known yet.
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

  /// Returns a time since the film's beginning in hundredths of a second.
  ///
  /// Times are rounded rather than delays, so that errors do not add up.
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
