import ArgumentParser
import FocusEngine
import FocusGeometry
import Foundation
import HaloDemoScenes
import HaloDisplayList
import HaloSceneGraph

/// The content of a window: a scene of the demo, or a layout in a file.
@MainActor
protocol Screen {
  /// The title for people.
  var title: String { get }
  /// The name for files.
  var name: String { get }
  /// The size in points, unless another one is asked for.
  var size: CGSize { get }
  /// The intended size in points: that of a television is not reduced to fit a desktop window.
  var canvasSize: CGSize { get }
  /// The initial focus model.
  var model: FocusModel { get }
  /// The reading direction, unless another one is asked for.
  var direction: LayoutDirection { get }
  /// The changes to the rules of every model.
  var variation: FocusVariation { get }

  func appearance(_ looks: ScreenLooks) -> FocusAppearance

  /// Replaces the content of `window`.
  func show(in window: Window, looks: ScreenLooks)
}

/// Returns the screen that options name.
///
/// - Throws: an error for an unknown scene, for a layout that cannot be read, or if neither is
///   named.
@MainActor
func makeScreen(scene: String?, layout: String?) throws -> any Screen {
  if let layout {
    return try LayoutScreen(path: Examples.own.path(of: layout, .layout))
  }
  guard let scene else { throw noScreen }
  return try DemoScene.named(scene)
}

/// Checks that options name either a scene or a layout.
///
/// - Throws: `ValidationError` if they name neither or both.
func checkScreenChoice(scene: String?, layout: String?) throws {
  guard (scene == nil) != (layout == nil) else { throw noScreen }
}

private let noScreen = ValidationError("choose a screen with --scene ID or --layout FILE")
