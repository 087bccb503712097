import Foundation
import HaloCairoRenderer
import HaloDisplayList

/// An animated PNG that is made frame by frame, so that whoever makes a long one can do something
/// else in between; it plays for ever, and each frame after the first holds only what changes.
@MainActor
package final class APNGFilm {
  private let drawer: FrameDrawer
  private var file: AnimatedPNGFile
  private var previous: PixelSurface?
  /// A picture is added when it is known how long it stays.
  private var waiting: (picture: PixelSurface, place: PixelRect, start: Int)?
  private var last = 0

  /// - Parameters:
  ///   - drawer: draws the frames.
  ///   - isQuick: whether the file is made in little time rather than small.
  package init(drawnBy drawer: FrameDrawer, isQuick: Bool = false) {
    self.drawer = drawer
    file = AnimatedPNGFile(width: drawer.width, height: drawer.height, isQuick: isQuick)
  }

  /// - Parameters:
  ///   - list: what is seen; a frame that shows nothing new lengthens the one before.
  ///   - time: milliseconds since the film's beginning, not before those of earlier frames.
  /// - Throws: `RenderError`.
  package func append(_ list: DisplayList, at time: Int) throws {
    last = time
    let picture = try drawer.draw(list)
    guard let place = picture.part(changedSince: previous) else { return }
    try flush(until: time)
    waiting = (try picture.part(place), place, time)
    previous = try picture.part(picture.bounds)
  }

  /// - Parameter rest: how long the last frame stays, in milliseconds.
  /// - Returns: The bytes of a PNG file.
  /// - Throws: `RenderError`.
  package func finish(rest: Int) throws -> [UInt8] {
    try flush(until: last + rest)
    return file.bytes
  }

  private func flush(until end: Int) throws {
    guard let (picture, place, start) = waiting else { return }
    waiting = nil
    // No frame may stay longer than some minute, so the rest is one pixel of the same again.
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

  /// Milliseconds that one frame may stay.
  private static let longest = 60_000
}
