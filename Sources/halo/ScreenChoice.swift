import ArgumentParser
import DemoScenes
import FocusEngine
import FocusGeometry
import Foundation
import SceneGraph

/// Which screens a command looks at, and under which focus models.
struct ScreenChoice: ParsableArguments {
  @Argument(
    help: ArgumentHelp("Layouts: YAML or JSON files, or examples by name.", valueName: "file"),
    completion: Examples.completion)
  var files: [String] = []

  @Option(
    help: ArgumentHelp("A scene, as often as wanted; see halo scenes.", valueName: "id"),
    completion: DemoScene.completion)
  var scene: [String] = []

  @Flag(help: "Every scene.")
  var all = false

  @Option(help: "A focus model, as often as wanted; the screen’s own unless given.")
  var model: [ModelArgument] = []

  @Flag(help: "Under every focus model.")
  var allModels = false

  @Option(help: ArgumentHelp("Keys to press first, for instance \"Tab Right\"."))
  var keys = ""

  func validate() throws {
    guard !files.isEmpty || !scene.isEmpty || all else {
      throw ValidationError("name layouts, scenes with --scene, or --all")
    }
    guard model.isEmpty || !allModels else {
      throw ValidationError("--model and --all-models contradict each other")
    }
    for id in scene { _ = try DemoScene.named(id) }
    _ = try parseKeys(keys)
  }

  /// In the order in which they were named, scenes after files.
  ///
  /// - Throws: an error for a layout that cannot be read.
  @MainActor
  func screens() throws -> [any Screen] {
    let layouts = try files.map { try makeScreen(scene: nil, layout: $0) }
    let scenes = all ? DemoScene.all : try scene.map(DemoScene.named)
    return layouts + scenes
  }

  /// nil: the screen's own.
  var models: [FocusModel?] {
    allModels ? FocusModel.all : model.isEmpty ? [nil] : model.map(\.model)
  }
}

/// The name of a platform's focus model.
struct ModelArgument: ExpressibleByArgument {
  let model: FocusModel

  static let allValueStrings = FocusModel.all.map(\.name)

  init?(argument: String) {
    guard let model = FocusModel.named(argument) else { return nil }
    self.model = model
  }
}
