import ArgumentParser
import CairoRenderer
import DemoScenes
import DisplayList
import FocusEngine
import Foundation
import Hosting
import LayoutFiles
import SceneGraph

/// What a command shows: a scene of the demo, or a layout in a file.
enum Screen {
  case scene(DemoScene)
  case layout(LayoutDocument)

  /// - Throws: an error for an unknown scene or a layout that cannot be read.
  static func named(scene: String?, layout: String?) throws -> Screen? {
    if let layout {
      return .layout(try LayoutDocument(path: Examples.own.path(of: layout, .layout)))
    }
    return try scene.map { .scene(try DemoScene.named($0)) }
  }

  /// What a person calls it: a scene's title, a layout's file.
  var title: String {
    switch self {
    case .scene(let scene): scene.title
    case .layout(let document): URL(filePath: document.file).lastPathComponent
    }
  }

  static let sceneSize = CGSize(width: 1280, height: 800)

  /// Points, where nobody asks for another size.
  var size: CGSize {
    switch self {
    case .scene: Self.sceneSize
    case .layout(let document): document.size
    }
  }

  /// The screen under a clock that is turned by hand.
  ///
  /// - Throws: `LayoutError` for a picture that cannot be read.
  @MainActor
  func player(
    size: CGSize?, scale: CGFloat = 1, looks: LooksOptions, keyboard: KeyboardOptions,
    textMeasurer: TextEngine
  ) throws -> ScenePlayer {
    switch self {
    case .scene(let scene):
      let window = scene.makeWindow(
        size: size ?? self.size, appearance: looks.preferences.appearance(),
        textMeasurer: textMeasurer)
      if let direction = looks.layoutDirection { window.layoutDirection = direction }
      if let scheme = keyboard.modifiers { window.modifierScheme = scheme }
      return ScenePlayer(window: window, scale: scale)
    case .layout(let document):
      let controller = try LayoutBuilder.withPictures.makeController(for: document)
      let window = Window(
        size: size ?? self.size, model: document.model,
        appearance: document.appearance(looks.preferences), textMeasurer: textMeasurer)
      window.focusSystem?.explanationDetail = .complete
      controller.show(in: window)
      if let direction = looks.layoutDirection { window.layoutDirection = direction }
      if let scheme = keyboard.modifiers { window.modifierScheme = scheme }
      return ScenePlayer(window: window, scale: scale)
    }
  }
}

extension LayoutBuilder {
  /// Reads PNG files.
  @MainActor static var withPictures: LayoutBuilder {
    LayoutBuilder { Image(try Bitmap(png: $0)) }
  }
}

extension LayoutDocument {
  /// What was asked for; otherwise a television's screen is dark, any other light.
  func appearance(_ wanted: AppearancePreferences) -> FocusAppearance {
    wanted.appearance(otherwise: model.look == .lift ? .dark : .light)
  }
}
