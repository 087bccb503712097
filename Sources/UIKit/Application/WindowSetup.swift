import CairoRenderer
import FocusEngine
import Foundation
import Hosting
import SceneGraph

/// What the windows of a program are made with.
@MainActor
struct WindowSetup {
  /// Points.
  var size = CGSize(width: 1180, height: 820)
  var model = FocusModel.pad
  var preferences = AppearancePreferences()
  let renderer: Renderer

  /// Of the program that runs.
  private(set) static var current: WindowSetup?

  /// Has windows made with this from now on.
  func use() {
    Self.current = self
    let appearance = preferences.appearance()
    Window.standardParts = { (size, model, appearance, renderer.text) }
  }
}
