import Foundation
import HaloCairoRenderer
import HaloImageFiles
import HaloReview

/// Makes a film of a move for the look before and one for the look after, a few frames at a time,
/// and a page of a review that compares them.
///
/// `halo review FOLDER/before FOLDER/after` makes the same page from the films.
@MainActor
final class ComparisonJob: BenchJob {
  private let reel: MoveReel
  private let scale: CGFloat
  private let renderer: Renderer
  /// The folder of the films, and the name of each.
  private let folder: String
  private let name: String
  private let done: (Result<String, any Error>) -> Void
  private var film: APNGFilm
  private var place = (take: 0, frame: 0)

  private static let sides = ["before", "after"]
  /// The duration of the last frame, in milliseconds.
  private static let rest = 600
  /// The time after which a step ends.
  private static let slice = Duration.milliseconds(12)

  /// Creates the work.
  ///
  /// - Parameters:
  ///   - reel: the frames before and after.
  ///   - scale: device pixels per point.
  ///   - renderer: draws the frames.
  ///   - path: the path of the kept tuning; a folder of the same name gets the films.
  ///   - name: the name of the screen.
  ///   - done: called with the path of the page or the error.
  /// - Throws: `RenderError` when there is no memory.
  init(
    _ reel: MoveReel, scale: CGFloat, renderer: Renderer, besideFile path: String, name: String,
    done: @escaping (Result<String, any Error>) -> Void
  ) throws {
    (self.reel, self.scale, self.renderer, self.done) = (reel, scale, renderer, done)
    folder = path.hasSuffix(".yaml") ? String(path.dropLast(5)) : path + ".films"
    self.name = "\(name).apng"
    film = try Self.film(of: reel, scale: scale, by: renderer)
  }

  private static func film(
    of reel: MoveReel, scale: CGFloat, by renderer: Renderer
  ) throws -> APNGFilm {
    renderer.showsStandIns = false
    let size = reel.takes.first?.first?.list.size ?? CGSize(width: 1, height: 1)
    return APNGFilm(
      drawnBy: try FrameDrawer(size: size, scale: scale, crop: reel.part, by: renderer),
      isQuick: true)
  }

  var progress: String {
    let all = reel.takes.map(\.count).reduce(0, +)
    let made = reel.takes.prefix(place.take).map(\.count).reduce(place.frame, +)
    return "Making the films: \(made) of \(all)"
  }

  func step() -> Bool {
    let start = ContinuousClock.now
    do {
      while place.take < min(reel.takes.count, Self.sides.count) {
        let frames = reel.takes[place.take]
        while place.frame < frames.count {
          let frame = frames[place.frame]
          try film.append(frame.list, at: frame.time)
          place.frame += 1
          if start.duration(to: .now) > Self.slice { return true }
        }
        try write(try film.finish(rest: Self.rest), side: Self.sides[place.take])
        film = try Self.film(of: reel, scale: scale, by: renderer)
        place = (place.take + 1, 0)
        return true
      }
      done(.success(try writePage()))
    } catch {
      done(.failure(error))
    }
    return false
  }

  private func write(_ bytes: [UInt8], side: String) throws {
    try OutputFolder.make(at: "\(folder)/\(side)")
    try OutputFile.write(bytes, to: "\(folder)/\(side)/\(name)")
  }

  private func writePage() throws -> String {
    let folders = try Self.sides.map { try PictureFolder("\(folder)/\($0)") }
    let review = try PictureReview(
      before: folders[0], after: folders[1], thresholds: Thresholds(),
      versions: LibraryVersions.running.split(separator: "\n").map(String.init))
    let path = "\(folder)/index.html"
    try OutputFile.write(try ReviewPage(review).bytes, to: path)
    return path
  }
}
