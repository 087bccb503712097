import CairoRenderer
import DisplayList
import Filming
import FocusInspector
import Foundation
import Review
import SceneGraph

extension AuditPage {
  /// Adds a screen under one model: what was found, a picture of each state that findings are of,
  /// and a film of each row of keys that shows one.
  ///
  /// - Throws: `RenderError`, or what playing the screen again throws.
  @MainActor
  mutating func add(
    _ audit: FocusAudit, file: String?, of scene: AuditScene, scale: CGFloat, by renderer: Renderer
  ) throws {
    var films: [String: AuditFilm.Number] = [:]
    var sights: [String: AuditSight.Number] = [:]
    var moments = Moments(screen: "\(audit.screen), \(audit.model), filmed")
    let named = Set((audit.findings + audit.accepted.map(\.finding)).flatMap(\.items))
    try add(audit, file: file) { finding, page in
      // Of a screen all findings share one; of a walk all of a step.
      let place = scene.replay == nil ? finding.line.map(String.init) ?? "" : ""
      let sight =
        try sights[place]
        ?? page.addSight(scene.view(finding), named, audit.screen, scale, renderer)
      sights[place] = sight
      let keys = try parseKeys(finding.keys)
      guard let replay = scene.replay, (1...Self.mostKeys).contains(keys.count) else {
        return (sight, nil)
      }
      let film =
        try films[finding.keys] ?? page.addFilm(of: keys, &moments, renderer, replay)
      films[finding.keys] = film
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

  /// Seconds after a key at which a frame is kept, before the one at rest.
  private static let times: [TimeInterval] = [0, 0.05, 0.1, 0.2]
  /// Points of width that are a pixel each in a film (our choice); wider screens are made smaller.
  private static let filmWidth: CGFloat = 480
  /// How many keys, the last ones, are filmed while things move: there and back.
  ///
  /// The way to them is shown at rest.
  private static let mostMoving = 2

  /// Nobody looks at a film of more keys, and a long list would take one of each length.
  private static let mostKeys = 24

  /// What was filmed of one screen: rows of keys that begin alike are seen alike.
  private struct Moments {
    let screen: String
    var pictures: [Moment: StoredPicture] = [:]

    struct Moment: Hashable {
      var keys: ArraySlice<String>
      /// nil: at rest.
      var time: TimeInterval?
    }
  }

  @MainActor
  private mutating func addFilm(
    of keys: [NamedKey], _ moments: inout Moments, _ renderer: Renderer,
    _ replay: () throws -> ScreenChoice.Play
  ) throws -> AuditFilm.Number {
    let (player, demoKeys) = try replay()
    let size = player.window.bounds.size
    let drawer = try FrameDrawer(
      size: size, scale: min(1, Self.filmWidth / size.width), by: renderer)
    let names = keys.map(\.name)
    var film = AuditFilm(keys: names)
    func shoot(_ key: Int?, _ time: TimeInterval, isAtRest: Bool) throws {
      let moment = Moments.Moment(
        keys: names.prefix(key.map { $0 + 1 } ?? 0), time: isAtRest ? nil : time)
      let picture =
        try moments.pictures[moment]
        ?? store(drawer.draw(player.frame()).whole(), of: moments.screen)
      moments.pictures[moment] = picture
      film.add(
        AuditFilm.Frame(
          time: time, key: key, focus: player.focusedLabel, isAtRest: isAtRest, picture: picture))
    }
    try withExtendedLifetime(demoKeys) {
      try shoot(nil, 0, isAtRest: true)
      for (index, key) in keys.enumerated() {
        let start = player.time
        player.press(key.key)
        if index >= keys.count - Self.mostMoving {
          for time in Self.times {
            player.advance(by: start + time - player.time)
            try shoot(index, time, isAtRest: false)
          }
        }
        player.rest()
        try shoot(index, player.time - start, isAtRest: true)
      }
    }
    return add(film)
  }
}

extension PixelSurface {
  /// A copy, which later frames do not change.
  fileprivate func whole() throws -> PixelSurface { try part(bounds) }
}
