import Foundation
import HaloAudit
import HaloCairoRenderer
import HaloDisplayList
import HaloImageFiles
import HaloReview
import HaloSceneGraph

extension AuditPage {
  /// Adds a screen under one model: its findings, a picture of each state they concern, and a film
  /// of the keys, or of a walk's steps, that lead to each.
  ///
  /// - Throws: `RenderError`, or an error of playing the screen again.
  @MainActor
  mutating func add(
    _ audit: FocusAudit, file: String?, of scene: AuditScene, scale: CGFloat, by renderer: Renderer
  ) throws {
    var films: [String: AuditFilm.Number] = [:]
    var sights: [String: AuditSight.Number] = [:]
    var moments = Moments(screen: "\(audit.screen), \(audit.model), filmed")
    let named = Set((audit.findings + audit.accepted.map(\.finding)).flatMap(\.allItems))
    try add(audit, file: file) { finding, page in
      // Findings about one moment share a picture.
      let view = try scene.view(finding)
      let sight =
        try sights[view.moment]
        ?? page.addSight(view, named, audit.screen, scale, renderer)
      sights[view.moment] = sight
      let name = scene.moment(finding) + finding.keys
      if let film = films[name] { return (sight, film) }
      guard let take = try scene.take(finding) else { return (sight, nil) }
      let film = try page.addFilm(take, &moments, renderer)
      films[name] = film
      return (sight, film)
    }
  }

  @MainActor
  private mutating func addSight(
    _ view: AuditView, _ named: Set<String>, _ screen: String, _ scale: CGFloat,
    _ renderer: Renderer
  ) throws -> AuditSight.Number {
    var places: [String: CGRect] = [:]
    for id in named { places[id] = view.places[id] }
    let picture = try renderer.picture(of: view.list, scale: scale)
    return add(
      AuditSight(try store(picture, of: screen), size: view.list.size, places: places))
  }

  /// Seconds after a key at which frames are recorded, before the one at rest.
  private static let times: [TimeInterval] = [0, 0.05, 0.1, 0.2]
  /// The width of a film in pixels, at one pixel per point (our choice); wider screens are reduced.
  private static let filmWidth: CGFloat = 480
  /// The number of steps, at the end, that are filmed in motion: there and back.
  ///
  /// The steps before them are shown at rest.
  private static let mostMoving = 2

  /// The pictures filmed of one screen, which sequences of steps with the same beginning share.
  private struct Moments {
    let screen: String
    var pictures: [Moment: StoredPicture] = [:]

    struct Moment: Hashable {
      var steps: ArraySlice<String>
      /// The time after the last step in seconds; nil at rest.
      var time: TimeInterval?
    }
  }

  @MainActor
  private mutating func addFilm(
    _ take: AuditTake, _ moments: inout Moments, _ renderer: Renderer
  ) throws -> AuditFilm.Number {
    let player = take.player
    let size = player.window.bounds.size
    let drawer = try FrameDrawer(
      size: size, scale: min(1, Self.filmWidth / size.width), by: renderer)
    let (names, first) = (take.steps.map(\.name), take.unfilmedCount)
    var film = AuditFilm(keys: Array(names.dropFirst(first)))
    func shoot(_ step: Int?, _ time: TimeInterval, isAtRest: Bool) throws {
      let moment = Moments.Moment(
        steps: names.prefix(step.map { $0 + 1 } ?? first), time: isAtRest ? nil : time)
      let picture: StoredPicture
      if let known = moments.pictures[moment] {
        picture = known
      } else {
        picture = try store(drawer.draw(player.frame()).whole(), of: moments.screen)
        moments.pictures[moment] = picture
      }
      film.add(
        AuditFilm.Frame(
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
    return add(film)
  }
}

extension PixelSurface {
  /// Returns a copy that later frames do not change.
  fileprivate func whole() throws -> PixelSurface { try part(bounds) }
}
