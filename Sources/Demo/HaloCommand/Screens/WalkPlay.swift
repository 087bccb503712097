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
    let (runner, demoKeys) = try runner()
    return try runner.run { record in
      do {
        try demoKeys?.check(record.key.map { [NamedKey($0, try Key(name: $0))] } ?? [])
      } catch {
        throw CommandError("\(path): step \(record.step): \(error)")
      }
      try report(record)
    }
  }

  /// The walk from its beginning, and the demo's keys in its window.
  ///
  /// - Parameter model: instead of the screen's own.
  /// - Returns: Both, for as long as the walk is played.
  /// - Throws: `SourceError`.
  func runner(model: FocusModel? = nil) throws -> (runner: WalkRunner, demoKeys: DemoKeys?) {
    var screenLooks = looks
    screenLooks.direction = looks.direction ?? walk.direction
    var scene: DemoScene?
    var demoKeys: DemoKeys?
    let runner = try WalkRunner(
      walk, appearance: appearance, direction: looks.direction, modifiers: modifiers ?? .pc,
      detail: detail, variation: looks.variation, textMeasurer: renderer.text,
      readImage: { Image(try Bitmap(png: $0)) },
      openScene: { id, size, _ in
        scene = DemoScene.all.first { $0.id == id }
        return scene.map {
          Window(
            showing: $0, size: size, looks: screenLooks, modifiers: modifiers,
            textMeasurer: renderer.text)
        }
      },
      prepare: {
        $0.isFullKeyboardAccessEnabled = looks.hasFullKeyboardAccess
        demoKeys = DemoKeys(
          in: $0, scene: scene, looks: screenLooks,
          variation: walk.layout?.variation ?? FocusVariation())
        if let model { $0.focusSystem?.begin(under: model) }
      },
      draw: { try renderer.picture(of: $0).writePNG(to: $1) })
    return (runner, demoKeys)
  }

  /// Of a walk through a scene where there is no layout.
  private var appearance: FocusAppearance {
    walk.layout?.appearance(looks.preferences) ?? looks.preferences.appearance()
  }
}
