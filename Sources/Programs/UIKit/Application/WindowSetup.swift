import FocusEngine
import Foundation
import HaloCairoRenderer
import HaloHosting
import HaloSceneGraph

/// What the windows of a program are made with.
@MainActor
struct WindowSetup {
  /// Points, where nobody says how large.
  nonisolated static let standardSize = CGSize(width: 1180, height: 820)

  /// Points.
  let size: CGSize
  let model: FocusModel
  let preferences: AppearancePreferences
  let renderer: Renderer

  /// Of the program that runs.
  private(set) static var current: WindowSetup?

  /// Throws `RenderError.noFonts`; without a style it is the desktop's in a window, and light
  /// elsewhere.
  init(size: CGSize, model: FocusModel, style: UserInterfaceStyle?, text: TextEngine) throws {
    try text.checkFonts()
    self.size = size
    self.model = model
    var preferences = AppearancePreferences()
    if let style { preferences.userInterfaceStyle = style }
    self.preferences = preferences
    renderer = Renderer(text: text)
  }

  /// Has windows made with this from now on.
  func use() {
    Self.current = self
    let appearance = preferences.appearance()
    UITraitCollection.current = UITraitCollection(appearance: appearance, model: model)
    Window.standardParts = { (size, model, appearance, renderer.text) }
  }
}
