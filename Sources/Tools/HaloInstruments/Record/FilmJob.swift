import Foundation
import HaloCairoRenderer
import HaloDisplayList
import HaloImageFiles

/// Makes a film, a few frames at a time, so that the window goes on answering.
@MainActor
final class FilmJob: BenchJob {
  private let reel: Reel
  private let film: APNGFilm
  private let text: any TextMeasuring
  private let done: (Result<[UInt8], any Error>) -> Void
  private var next = 0
  /// How long the last frame stays, in milliseconds.
  private static let rest = 1200
  /// How long one step may take before it lets others go on.
  private static let slice = Duration.milliseconds(12)

  /// - Parameters:
  ///   - reel: what is shown; at least one frame, all of one size.
  ///   - scale: device pixels a point.
  ///   - renderer: draws the frames.
  ///   - text: measures what is written.
  ///   - done: told of the file, or what went wrong.
  /// - Throws: `RenderError` when there is no memory.
  init(
    _ reel: Reel, scale: CGFloat, renderer: Renderer, text: any TextMeasuring,
    done: @escaping (Result<[UInt8], any Error>) -> Void
  ) throws {
    self.reel = reel
    self.text = text
    self.done = done
    var size = reel.frames.first?.list.size ?? CGSize(width: 1, height: 1)
    size.height += KeyStrip.height
    renderer.showsStandIns = false
    film = APNGFilm(
      drawnBy: try FrameDrawer(size: size, scale: scale, by: renderer), isQuick: true)
  }

  var progress: String { "Making the film: \(next) of \(reel.frames.count)" }

  func step() -> Bool {
    let start = ContinuousClock.now
    do {
      while next < reel.frames.count {
        let frame = reel.frames[next]
        try film.append(KeyStrip.displayList(of: frame, text: text), at: frame.time)
        next += 1
        if start.duration(to: .now) > Self.slice { return true }
      }
      done(.success(try film.finish(rest: Self.rest)))
    } catch {
      done(.failure(error))
    }
    return false
  }
}
