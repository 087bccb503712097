import ArgumentParser
import FocusEngine
import FocusGeometry
import Foundation
import HaloDemoScenes
import HaloDisplayList
import HaloSceneGraph

/// What a window shows: a scene of the demo, or a layout in a file.
@MainActor
protocol Screen {
  /// What a person calls it.
  var title: String { get }
  /// For the names of files.
  var name: String { get }
  /// Points, where nobody asks for another size.
  var size: CGSize { get }
  /// Points, where each is as large as it is meant: a television is not made smaller to fit a desk.
  var canvasSize: CGSize { get }
  /// What it begins with.
  var model: FocusModel { get }
  /// From which side lines are read, where nobody asks for another.
  var direction: LayoutDirection { get }
  /// What it changes of every model's rules.
  var variation: FocusVariation { get }

  func appearance(_ looks: ScreenLooks) -> FocusAppearance

  /// Replaces what `window` shows.
  func show(in window: Window, looks: ScreenLooks)
}

/// The screen that options name.
///
/// - Throws: an error for an unknown scene, for a layout that cannot be read, or when neither is
///   named.
@MainActor
func makeScreen(scene: String?, layout: String?) throws -> any Screen {
  if let layout {
    return try LayoutScreen(path: Examples.own.path(of: layout, .layout))
  }
  guard let scene else {
    throw ValidationError("name a scene with --scene, or a file with --layout")
  }
  return try DemoScene.named(scene)
}
