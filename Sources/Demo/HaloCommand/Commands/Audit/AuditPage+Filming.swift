import Foundation
import HaloAudit
import HaloCairoRenderer
import HaloDisplayList
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
    var films: [String: StepFilm.Number] = [:]
    var sights: [String: AuditSight.Number] = [:]
    var filming = StepFilming(of: "\(audit.screen), \(audit.model)", by: renderer)
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
      let steps = try filming.film(take, into: &page.archive)
      let film = page.add(steps)
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
      AuditSight(try archive.store(picture, of: screen), size: view.list.size, places: places))
  }
}
