import FocusEngine
import Foundation
import HaloCairoRenderer
import HaloHosting
import HaloSceneGraph

/// The parts from which the windows of a program are created.
@MainActor
struct WindowSetup {
  /// The default size of a window, in points.
  nonisolated static let standardSize = CGSize(width: 1180, height: 820)

  /// The size of a window, in points.
  let size: CGSize
  let model: FocusModel
  let preferences: AppearancePreferences
  let renderer: Renderer

  /// The setup of the running program; nil for none.
  private(set) static var current: WindowSetup?

  /// Creates a setup; throws `RenderError.noFonts`.
  ///
  /// If `style` is nil, a window follows the desktop, and other output is light.
  init(size: CGSize, model: FocusModel, style: UserInterfaceStyle?, text: TextEngine) throws {
    try text.checkFonts()
    self.size = size
    self.model = model
    var preferences = AppearancePreferences()
    if let style { preferences.userInterfaceStyle = style }
    self.preferences = preferences
    renderer = Renderer(text: text)
  }

  /// Makes this the setup of windows that are created from now on.
  func use() {
    Self.current = self
    let appearance = preferences.appearance()
    UITraitCollection.current = UITraitCollection(appearance: appearance, model: model)
    Window.standardParts = { (size, model, appearance, renderer.text) }
  }
}
