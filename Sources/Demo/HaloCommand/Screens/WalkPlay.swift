import FocusEngine
import HaloCairoRenderer
import HaloDemoScenes
import HaloDisplayList
import HaloHosting
import HaloLayoutFiles
import HaloSceneGraph

/// A walk on a layout or a scene, with the demo's keys.
@MainActor
struct WalkPlay {
  private let walk: WalkDocument
  private let path: String
  private let looks: ScreenLooks
  private let modifiers: ModifierScheme?
  private let detail: FocusSystem.ExplanationDetail
  private let renderer: Renderer

  /// - Parameters:
  ///   - walk: what is done.
  ///   - path: what errors call it.
  ///   - looks: what was asked for.
  ///   - modifiers: which keys stand for Command and Option.
  ///   - detail: how much movements tell of what they looked at.
  ///   - renderer: draws the walk's pictures.
  init(
    _ walk: WalkDocument, path: String, looks: ScreenLooks, modifiers: ModifierScheme?,
    detail: FocusSystem.ExplanationDetail = .decision, renderer: Renderer
  ) {
    self.walk = walk
    self.path = path
    self.looks = looks
    self.modifiers = modifiers
    self.detail = detail
    self.renderer = renderer
  }

  /// - Parameter report: told of each step as it ends.
  /// - Returns: What was not as expected; empty when all was.
  /// - Throws: `SourceError`, `CommandError` for a key that is for the window alone.
  func run(report: (StepRecord) throws -> Void = { _ in }) throws -> [WalkFailure] {
    let (runner, opened) = try runner()
    return try runner.run { record in
      do {
        try opened?.check(record.key.map { [NamedKey($0, try Key(name: $0))] } ?? [])
      } catch {
        throw CommandError("\(path): step \(record.step): \(error)")
      }
      try report(record)
    }
  }

  /// The walk from its beginning, and the screen that it is on.
  ///
  /// - Parameter model: instead of the screen's own.
  /// - Returns: Both, for as long as the walk is played.
  /// - Throws: `SourceError`.
  func runner(model: FocusModel? = nil) throws -> (runner: WalkRunner, opened: OpenedScreen?) {
    var opened: OpenedScreen?
    func open(_ screen: any Screen) -> ScenePlayer {
      var looks = looks
      looks.direction = looks.direction ?? walk.direction
      let new = OpenedScreen(
        screen, size: walk.size, looks: looks, modifiers: modifiers ?? .pc,
        textMeasurer: renderer.text, detail: detail)
      if let model { new.window.focusSystem?.begin(under: model) }
      opened = new
      return new.player
    }
    let runner = try WalkRunner(
      walk, variation: looks.variation,
      openLayout: { layout in
        let screen = try LayoutScreen(layout, path: path)
        return (open(screen), screen.controller)
      },
      openScene: { id in DemoScene.all.first { $0.id == id }.map(open) },
      draw: { try renderer.picture(of: $0).writePNG(to: $1) })
    return (runner, opened)
  }
}
