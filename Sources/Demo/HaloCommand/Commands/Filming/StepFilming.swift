import Foundation
import HaloCairoRenderer
import HaloImageFiles
import HaloReview
import HaloSceneGraph

/// Films sequences of steps on one screen for a page, which stores the pictures.
///
/// Sequences with the same beginning share its pictures.
@MainActor
struct StepFilming {
  private let screen: String
  private let renderer: Renderer
  private var pictures: [Moment: StoredPicture] = [:]

  private struct Moment: Hashable {
    var steps: ArraySlice<String>
    /// The time after the last step in seconds; nil at rest.
    var time: TimeInterval?
  }

  /// Seconds after a key at which frames are recorded, before the one at rest.
  private static let times: [TimeInterval] = [0, 0.05, 0.1, 0.2]
  /// The width of a film in pixels, at one pixel per point (our choice); wider screens are reduced.
  private static let width: CGFloat = 480
  /// The number of steps, at the end, that are filmed in motion: there and back.
  ///
  /// The steps before them are shown at rest.
  private static let mostMoving = 2

  init(of screen: String, by renderer: Renderer) {
    (self.screen, self.renderer) = ("\(screen), filmed", renderer)
  }

  /// Performs the steps of a take and films them.
  ///
  /// - Parameters:
  ///   - take: the screen and its steps, of which there is at least one.
  ///   - archive: the archive of the page, to which the pictures are added.
  /// - Returns: the film.
  /// - Throws: `RenderError`, or errors of the steps.
  mutating func film(
    _ take: StepTake, into archive: inout PictureArchive
  ) throws -> StepFilm {
    let player = take.player
    let size = player.window.bounds.size
    let drawer = try FrameDrawer(
      size: size, scale: min(1, Self.width / size.width), by: renderer)
    let (names, first) = (take.steps.map(\.name), take.unfilmedCount)
    var film = StepFilm(keys: Array(names.dropFirst(first)))
    func shoot(_ step: Int?, _ time: TimeInterval, isAtRest: Bool) throws {
      let moment = Moment(
        steps: names.prefix(step.map { $0 + 1 } ?? first), time: isAtRest ? nil : time)
      let picture: StoredPicture
      if let known = pictures[moment] {
        picture = known
      } else {
        picture = try archive.store(drawer.draw(player.frame()).whole(), of: screen)
        pictures[moment] = picture
      }
      film.add(
        StepFilm.Frame(
          time: time, key: step.map { $0 - first }, focus: player.focusedLabel, isAtRest: isAtRest,
          picture: picture))
    }
    for (index, step) in take.steps.enumerated() {
      if index == first { try shoot(nil, 0, isAtRest: true) }
      let start = player.time
      try step.perform()
      if index >= take.steps.count - Self.mostMoving {
        for time in Self.times where start + time >= player.time {
          player.advance(by: start + time - player.time)
          try shoot(index, time, isAtRest: false)
        }
      }
      player.rest()
      if index >= first { try shoot(index, player.time - start, isAtRest: true) }
    }
    return film
  }
}

extension PixelSurface {
  /// Returns a copy that later frames do not change.
  fileprivate func whole() throws -> PixelSurface { try part(bounds) }
}
