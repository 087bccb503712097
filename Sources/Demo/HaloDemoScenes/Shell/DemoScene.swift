import FocusEngine
import Foundation
import HaloDisplayList
import HaloSceneGraph

/// One screen that can be shown, walked and pictured.
public struct DemoScene: Sendable {
  /// Lowercase with dashes; names the scene on the command line.
  public let id: String
  /// What people read, in lists and in the window's title.
  public let title: String
  /// One line for lists.
  public let summary: String
  /// How focus moves and is shown in the scene.
  public let model: FocusModel
  /// TV scenes look the same in every appearance.
  package let isTV: Bool
  /// A scene on dark glass, too.
  var isDark = false
  let makeController: @MainActor @Sendable () -> SceneController

  /// A window that shows the scene, with its hints.
  @MainActor
  public func makeWindow(
    size: CGSize, appearance: FocusAppearance, textMeasurer: any TextMeasuring
  ) -> Window {
    let window = Window(
      size: size, model: model, appearance: appearance, textMeasurer: textMeasurer)
    show(in: window, appearance: appearance)
    return window
  }

  /// What the scene makes of an appearance: TV scenes are dark.
  package func appearance(_ appearance: FocusAppearance) -> FocusAppearance {
    isTV || isDark ? appearance.with(style: .dark) : appearance
  }

  /// Points of a television's screen.
  @MainActor package static var televisionSize: CGSize { TVSceneController.designSize }

  /// Replaces what `window` shows; the scene brings its focus model.
  @MainActor
  package func show(in window: Window, appearance: FocusAppearance) {
    window.appearance = self.appearance(appearance)
    window.focusSystem?.model = model
    window.title = "\(title) — Halo"
    window.isIdleTimerDisabled = false
    // The TV canvas is also the largest useful layout on a desk.
    window.largestLayoutSize = TVSceneController.designSize
    window.rootViewController = SceneShell(scene: self)
  }
}
