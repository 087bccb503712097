import Foundation
import HaloCairoRenderer
import HaloDisplayList

/// An animated PNG that is made frame by frame, so that a program can do other work in between.
///
/// The film repeats for ever. Each frame after the first contains only the part that changes.
@MainActor
package final class APNGFilm: FilmMaking {
  private let drawer: FrameDrawer
  private var file: AnimatedPNGFile
  private var previous: PixelSurface?
  /// The frame that is not in the file yet, because its duration is not known yet.
  private var waiting: (picture: PixelSurface, place: PixelRect, start: Int)?
  private var last = 0

  /// Creates a film without frames.
  ///
  /// - Parameters:
  ///   - drawer: draws the frames.
  ///   - isQuick: whether to save time rather than bytes.
  package init(drawnBy drawer: FrameDrawer, isQuick: Bool = false) {
    self.drawer = drawer
    file = AnimatedPNGFile(width: drawer.width, height: drawer.height, isQuick: isQuick)
  }

  /// Appends a frame; one that changes no pixel lengthens the frame before.
  ///
  /// - Parameters:
  ///   - list: the whole picture.
  ///   - time: milliseconds since the film's beginning, not less than those of earlier frames.
  /// - Throws: `RenderError`.
  package func append(_ list: DisplayList, at time: Int) throws {
    last = time
    let picture = try drawer.draw(list)
    guard let place = picture.part(changedSince: previous) else { return }
    try flush(until: time)
    waiting = (try picture.part(place), place, time)
    previous = try picture.part(picture.bounds)
  }

  /// Ends the film at once; `rest` is how long the last frame stays, in milliseconds.
  ///
  /// - Throws: `RenderError`.
  package func finish(rest: Int, within limit: Duration?) throws -> [UInt8]? {
    try flush(until: last + rest)
    return file.bytes
  }

  private func flush(until end: Int) throws {
    guard let (picture, place, start) = waiting else { return }
    waiting = nil
    // A frame has a longest duration, so frames that repeat one of its pixels fill the rest.
    var rest = max(0, end - start)
    var part = picture
    repeat {
      let shown = min(rest, Self.longest)
      try file.append(part, at: (place.x, place.y), milliseconds: shown)
      rest -= shown
      if rest > 0, part === picture {
        part = try picture.part(PixelRect(x: 0, y: 0, width: 1, height: 1))
      }
    } while rest > 0
  }

  /// The longest duration of one frame in milliseconds.
  private static let longest = 60_000
}
