import FocusEngine
import HaloCairoRenderer
import HaloDemoScenes
import HaloDisplayList
import HaloHosting
import HaloLayoutFiles
import HaloSceneGraph
import HaloSourceText

/// A walk on a layout or a scene, with the demo's keys.
@MainActor
struct WalkPlay {
  private let walk: WalkDocument
  private let path: String
  private let looks: ScreenLooks
  private let modifiers: ModifierScheme?
  private var detail: FocusSystem.ExplanationDetail
  private let renderer: Renderer

  /// Creates a walk that can be played.
  ///
  /// - Parameters:
  ///   - walk: the walk.
  ///   - path: the path of the file, which errors name.
  ///   - looks: the requested appearance and focus rules.
  ///   - modifiers: the keys that stand for Command and Option; nil for those of a PC.
  ///   - detail: the detail of the explanations of movements.
  ///   - renderer: the renderer of the walk's pictures.
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

  /// Plays the walk to its end, and again for the complete reasons if a step fails.
  ///
  /// - Throws: `SourceError`, also for a key that only the window of `halo demo` can handle.
  func result() throws -> WalkResult {
    var result = try played()
    if result.state == .failed, detail == .decision {
      var again = self
      again.detail = .complete
      result.adoptReasons(of: try again.played())
    }
    return result
  }

  private func played() throws -> WalkResult {
    let (runner, opened) = try runner()
    return try runner.result { record in
      do {
        try opened?.check(record.key.map { [NamedKey($0, try Key(name: $0))] } ?? [])
      } catch {
        throw SourceError(walk.place(ofStep: record.step), "\(error)")
      }
    }
  }

  /// Returns a runner at the beginning of the walk.
  ///
  /// - Parameter model: the initial focus model; nil for the screen's own.
  /// - Returns: the runner and its screen; keep both while the walk is played.
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
      sceneNames: DemoScene.all.map(\.id),
      openScene: { id in DemoScene.all.first { $0.id == id }.map(open) },
      draw: { try renderer.picture(of: $0).writePNG(to: $1) })
    return (runner, opened)
  }
}
