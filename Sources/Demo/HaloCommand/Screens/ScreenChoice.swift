import ArgumentParser
import FocusEngine
import FocusGeometry
import Foundation
import HaloAudit
import HaloCairoRenderer
import HaloDemoScenes
import HaloDisplayList
import HaloLayoutFiles
import HaloSceneGraph

/// The options that choose screens and focus models.
struct ScreenChoice: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      """
      Layouts and walks: YAML or JSON files, folders of them, or layouts of the examples by their \
      names.
      """,
      valueName: "file"),
    completion: Examples.completion)
  var files: [String] = []

  @Option(
    help: ArgumentHelp(
      "A scene; may be given several times. halo scenes lists them.", valueName: "id"),
    completion: DemoScene.completion)
  var scene: [String] = []

  @Flag(help: "Use every scene.")
  var all = false

  @Option(help: "A focus model; may be given several times. By default that of the screen.")
  var model: [ModelArgument] = []

  @Flag(help: "Use every focus model.")
  var allModels = false

  @Option(help: "Keys to press first, such as \"Tab Right\".")
  var keys = ""

  func validate() throws {
    guard !files.isEmpty || !scene.isEmpty || all else {
      throw ValidationError("choose screens: layouts, scenes with --scene ID, or --all")
    }
    guard model.isEmpty || !allModels else {
      throw ValidationError("--model cannot be combined with --all-models")
    }
    for id in scene { _ = try DemoScene.named(id) }
    _ = try parseKeys(keys)
  }

  /// Calls `body` for each walk among the files, under each model, with its path and a function
  /// that opens it in its initial state.
  ///
  /// - Throws: an error for a walk that cannot be read, or an error of `body`.
  @MainActor
  func forEachWalk(
    _ setup: PlaySetup, renderer: Renderer,
    _ body: (_ path: String, WalkDocument, _ makeRunner: @escaping () throws -> WalkRunner) throws
      -> Void
  ) throws {
    for path in try walks {
      try play(walkAt: path, under: models, setup, renderer: renderer) { try body(path, $0, $1) }
    }
  }

  /// Calls `body` for a walk under each model, with a function that opens it in its initial state.
  ///
  /// - Throws: an error for a walk that cannot be read, or an error of `body`.
  @MainActor
  func play(
    walkAt path: String, under models: [FocusModel?], _ setup: PlaySetup, renderer: Renderer,
    _ body: (WalkDocument, _ makeRunner: @escaping () throws -> WalkRunner) throws -> Void
  ) throws {
    let walk = try WalkDocument(path: path)
    let play = WalkPlay(
      walk, path: path, looks: setup.looks,
      modifiers: setup.modifiers, renderer: renderer)
    for model in models {
      try body(walk) { try play.runner(model: model).runner }
    }
  }

  /// The paths of all files, with those in folders.
  private var paths: [String] {
    get throws { try ScreenFiles.named(files).map { try $0.get() } }
  }

  private var walks: [String] {
    get throws { try paths.filter { WalkDocument.isWalk(path: $0) == true } }
  }

  /// Opens each screen under each model, presses the keys, and calls `body`.
  ///
  /// - Parameters:
  ///   - setup: the settings for playing.
  ///   - textMeasurer: the text measurer of the renderer that will draw.
  ///   - body: receives the screen, its player, and a way to open the same again.
  /// - Throws: an error for a layout that cannot be read or a key that is refused, or an error of
  ///   `body`.
  @MainActor
  func forEach(
    _ setup: PlaySetup, textMeasurer: any TextMeasuring,
    _ body: (any Screen, ScenePlayer, ScreenReplay) throws -> Void
  ) throws {
    for screen in try screens() {
      try play(screen, under: models, setup, textMeasurer: textMeasurer, body)
    }
  }

  /// Opens a screen under each model, presses the keys, and calls `body`.
  ///
  /// - Parameters:
  ///   - screen: the screen.
  ///   - models: the models; nil in the array stands for the screen's own.
  ///   - setup: the settings for playing.
  ///   - textMeasurer: the text measurer of the renderer that will draw.
  ///   - body: receives the screen under one model, its player, and a way to open the same again.
  /// - Throws: an error for a picture that cannot be read or a key that is refused, or an error of
  ///   `body`.
  @MainActor
  func play(
    _ screen: any Screen, under models: [FocusModel?], _ setup: PlaySetup,
    textMeasurer: any TextMeasuring,
    _ body: (any Screen, ScenePlayer, ScreenReplay) throws -> Void
  ) throws {
    for chosen in models {
      // A layout under another model is as if it named that one, dark on a television for instance.
      let layout = try chosen.flatMap { try (screen as? LayoutScreen)?.under($0) }
      let (screen, model) = (layout ?? screen, layout == nil ? chosen : nil)
      let opened = try open(screen, model, setup, textMeasurer)
      let replay = replay(of: screen, opened.player, model, setup, textMeasurer)
      try withExtendedLifetime(opened) { try body(screen, opened.player, replay) }
    }
  }

  @MainActor
  private func replay(
    of screen: any Screen, _ player: ScenePlayer, _ model: FocusModel?, _ setup: PlaySetup,
    _ textMeasurer: any TextMeasuring
  ) -> ScreenReplay {
    let reopen = {
      // A layout's views can only be in one window at a time.
      let screen = try (screen as? LayoutScreen)?.copy() ?? screen
      let opened = try open(screen, model, setup, textMeasurer)
      return (opened.player, opened)
    }
    guard let layout = screen as? LayoutScreen, layout.controller.canStartOver, keys.isEmpty
    else { return ScreenReplay(open: reopen) }
    return ScreenReplay(
      startOver: { player in
        (player.window.rootViewController as? LayoutController)?.startOver()
        player.rest()
      }, opened: player, open: reopen)
  }

  @MainActor
  private func open(
    _ screen: any Screen, _ model: FocusModel?, _ setup: PlaySetup,
    _ textMeasurer: any TextMeasuring
  ) throws -> OpenedScreen {
    let opened = setup.open(
      screen, textMeasurer: textMeasurer, otherwise: screen.canvasSize)
    opened.player.adopt(model)
    try opened.press(parseKeys(keys))
    return opened
  }

  /// The number of chosen screens and walks, each counted once for each model; reads the files in
  /// folders.
  var count: Int {
    // The files are an error anyway if they cannot be listed.
    let fileCount = (try? paths.count) ?? files.count
    return (fileCount + (all ? DemoScene.all.count : scene.count)) * models.count
  }

  /// Returns the screens in their order on the command line, scenes after files.
  ///
  /// - Throws: an error for a layout that cannot be read.
  @MainActor
  private func screens() throws -> [any Screen] {
    let walks = Set(try walks)
    let layouts = try paths.filter { !walks.contains($0) }.map(LayoutScreen.init(path:))
    return try layouts + scenes
  }

  /// The chosen scenes.
  var scenes: [DemoScene] {
    get throws { all ? DemoScene.all : try scene.map(DemoScene.named) }
  }

  /// The chosen models; nil in the array stands for the screen's own.
  var models: [FocusModel?] {
    allModels ? FocusModel.all : model.isEmpty ? [nil] : model.map(\.model)
  }
}

/// The name of a platform's focus model.
struct ModelArgument: ExpressibleByArgument {
  let model: FocusModel

  static let allValueStrings = FocusModel.all.map(\.name)
  static let defaultCompletionKind = CompletionKind.list(allValueStrings)

  init?(argument: String) {
    guard let model = FocusModel.named(argument) else { return nil }
    self.model = model
  }
}

extension ScenePlayer {
  /// Starts the screen again under another focus model; nil keeps its own.
  fileprivate func adopt(_ model: FocusModel?) {
    rest()
    guard let model else { return }
    window.focusSystem?.begin(under: model)
    rest()
  }
}

extension FocusSystem {
  /// Changes the focus model and starts over.
  func begin(under model: FocusModel) {
    self.model = model
    reset()
  }
}
