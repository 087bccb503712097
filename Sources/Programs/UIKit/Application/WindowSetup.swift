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
  /// The default size of a window that shows a television's screen, in points.
  nonisolated static let televisionSize = CGSize(width: 1280, height: 720)

  /// The size of a window, in points.
  let size: CGSize
  /// The screen for which windows are laid out; nil for the size of the window.
  let screenCanvas: ScreenCanvas?
  let model: FocusModel
  let preferences: AppearancePreferences
  let renderer: Renderer

  /// The setup of the running program; nil for none.
  private(set) static var current: WindowSetup?

  /// Creates a setup; throws `RenderError.noFonts`.
  ///
  /// On a television the program is laid out for 1920 × 1080 points, whatever the size of the
  /// window. If `style` is nil, a window follows the desktop, and other output is light.
  init(size: CGSize, model: FocusModel, style: UserInterfaceStyle?, text: TextEngine) throws {
    try text.checkFonts()
    self.size = size
    self.model = model
    screenCanvas = Self.screenCanvas(for: model)
    var preferences = AppearancePreferences()
    if let style { preferences.userInterfaceStyle = style }
    self.preferences = preferences
    renderer = Renderer(text: text)
  }

  /// The size for which windows are laid out, in points.
  var layoutSize: CGSize { screenCanvas?.size ?? size }

  /// The size of a window that shows a program's screen unscaled, in points.
  static func plainSize(for model: FocusModel) -> CGSize {
    screenCanvas(for: model)?.size ?? standardSize
  }

  /// Returns the screen for which windows are laid out; nil for the size of the window.
  private static func screenCanvas(for model: FocusModel) -> ScreenCanvas? {
    model.look == .lift ? .television : nil
  }

  /// Makes this the setup of windows that are created from now on.
  func use() {
    Self.current = self
    let appearance = preferences.appearance()
    UITraitCollection.current = UITraitCollection(appearance: appearance, model: model)
    Window.standardParts = { (size, screenCanvas, model, appearance, renderer.text) }
  }
}
