import Foundation
import HaloCairoRenderer
import HaloDisplayList
import HaloImageFiles

/// Makes a film, a few frames at a time, so that the window stays responsive.
@MainActor
final class FilmJob: BenchJob {
  private let reel: Reel
  private let film: any FilmMaking
  private let text: any TextMeasuring
  private let done: (Result<[UInt8], any Error>) -> Void
  private var next = 0
  /// The duration of the last frame, in milliseconds.
  private static let rest = 1200
  /// The time after which a step ends.
  private static let slice = Duration.milliseconds(12)

  /// Creates the work of making a film.
  ///
  /// - Parameters:
  ///   - reel: the frames; at least one, all of one size.
  ///   - type: the format of the file.
  ///   - scale: device pixels per point.
  ///   - renderer: draws the frames.
  ///   - text: measures the text.
  ///   - done: called with the file or the error.
  /// - Throws: `RenderError` when there is no memory, or an error of the film's encoder.
  init(
    _ reel: Reel, as type: FilmType, scale: CGFloat, renderer: Renderer, text: any TextMeasuring,
    done: @escaping (Result<[UInt8], any Error>) -> Void
  ) throws {
    self.reel = reel
    self.text = text
    self.done = done
    var size = reel.frames.first?.list.size ?? CGSize(width: 1, height: 1)
    size.height += KeyStrip.height
    renderer.showsStandIns = false
    film = try type.begin(try FrameDrawer(size: size, scale: scale, by: renderer), true)
  }

  var progress: String { "Making the film: \(next) of \(reel.frames.count)" }

  func step() -> Bool {
    let end = ContinuousClock.now + Self.slice
    do {
      while next < reel.frames.count {
        guard try film.takesFrame(within: max(.zero, ContinuousClock.now.duration(to: end))) else {
          return true
        }
        let frame = reel.frames[next]
        try film.append(KeyStrip.displayList(of: frame, text: text), at: frame.time)
        next += 1
        if ContinuousClock.now > end { return true }
      }
      guard let bytes = try film.finish(rest: Self.rest, within: Self.slice) else { return true }
      done(.success(bytes))
    } catch {
      done(.failure(error))
    }
    return false
  }
}
