import Foundation
import HaloCairoRenderer
import HaloDisplayList
import HaloImageFiles

/// A film in WebM or MP4 that is made frame by frame; ffmpeg encodes it while the next frames are
/// drawn.
@MainActor
package final class VideoFilm: FilmMaking {
  private let drawer: FrameDrawer
  private let container: VideoContainer
  private let encoder: EncoderProcess
  private var previous: PixelSurface?
  /// The time of the last picture that differs from the one before, in milliseconds.
  private var changed = 0
  /// The time of the last frame, in milliseconds.
  private var last = 0
  private var isEnded = false

  /// Begins a film without frames, and starts the encoder.
  ///
  /// - Parameters:
  ///   - container: the kind of file.
  ///   - drawer: draws the frames.
  ///   - isQuick: whether to save time rather than bytes.
  ///   - program: the encoder, by its name or its path.
  /// - Throws: ``VideoError``.
  package init(
    _ container: VideoContainer, drawnBy drawer: FrameDrawer, isQuick: Bool = false,
    program: String = VideoContainer.program
  ) throws {
    self.container = container
    self.drawer = drawer
    encoder = try EncoderProcess(program, container.arguments(isQuick: isQuick))
  }

  package func takesFrame(within limit: Duration) throws -> Bool { try encoder.pump(within: limit) }

  /// Appends a frame; one that changes no pixel lengthens the frame before.
  ///
  /// The call waits for the encoder, unless it has taken the frame before; see
  /// ``takesFrame(within:)``.
  ///
  /// - Parameters:
  ///   - list: the whole picture.
  ///   - time: milliseconds since the film's beginning, not less than those of earlier frames.
  /// - Throws: `RenderError` or ``VideoError``.
  package func append(_ list: DisplayList, at time: Int) throws {
    _ = try encoder.pump(within: nil)
    let picture = try drawer.draw(list)
    last = max(last, time)
    guard picture.part(changedSince: previous) != nil else { return }
    // No two frames have the same time in a file, and the first one has the time 0.
    write(picture, at: previous == nil ? 0 : max(time, changed + 1))
    previous = try picture.part(picture.bounds)
  }

  private func write(_ picture: PixelSurface, at time: Int) {
    let picture = YCbCrPicture(picture, isEven: container.needsEvenSize)
    if previous == nil {
      encoder.write(MatroskaStream.header(width: picture.width, height: picture.height))
    }
    encoder.write(MatroskaStream.frame(picture, at: time))
    changed = time
  }

  /// Ends the film; the last frame stays for `rest` milliseconds after the time of the last call of
  /// ``append(_:at:)``.
  ///
  /// - Throws: ``VideoError``.
  package func finish(rest: Int, within limit: Duration?) throws -> [UInt8]? {
    if !isEnded, let previous {
      isEnded = true
      // The encoder gives its last frame the nominal duration, so the last picture comes once more.
      let end = last + rest - MatroskaStream.nominalDuration
      if end > changed { write(previous, at: end) }
    }
    return try encoder.finish(within: limit)
  }
}
