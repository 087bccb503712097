import FocusEngine
import Foundation
import HaloDisplayList
import HaloSceneGraph

/// A scene of the demo, which can be shown, walked through and drawn.
public struct DemoScene: Sendable {
  /// The identifier on the command line, lowercase with dashes.
  public let id: String
  /// The title in lists and in the window's title bar.
  public let title: String
  /// A one-line description for lists.
  public let summary: String
  /// The focus model of the scene.
  public let model: FocusModel
  /// Whether it is a television's scene, which is dark in every appearance.
  package let isTV: Bool
  /// Whether it is another scene that is always dark, on glass.
  var isDark = false
  let makeController: @MainActor @Sendable () -> SceneController
  /// The largest size for which the scene is laid out, in points; a larger window enlarges it.
  ///
  /// The television's screen is also the largest useful layout on a desktop.
  var largestLayoutSize = ScreenCanvas.television.size
  /// The largest layout of a scene that has too little content for a large window, in points.
  static let shortPage = CGSize(width: 1280, height: 800)

  /// Creates a window that shows the scene with its hints; `size` is in points.
  @MainActor
  public func makeWindow(
    size: CGSize, appearance: FocusAppearance, textMeasurer: any TextMeasuring
  ) -> Window {
    let window = Window(
      size: size, model: model, appearance: appearance, textMeasurer: textMeasurer)
    show(in: window, appearance: appearance)
    return window
  }

  /// Returns the appearance that the scene uses: scenes for television or on glass are dark.
  package func appearance(_ appearance: FocusAppearance) -> FocusAppearance {
    isTV || isDark ? appearance.with(style: .dark) : appearance
  }

  /// The size of a television's screen, in points.
  @MainActor package static var televisionSize: CGSize { TVSceneController.designSize }

  /// Replaces the content of `window` and its focus model by those of the scene.
  @MainActor
  package func show(in window: Window, appearance: FocusAppearance) {
    window.appearance = self.appearance(appearance)
    window.focusSystem?.model = model
    window.title = "\(title) — Halo"
    window.isIdleTimerDisabled = false
    window.largestLayoutSize = largestLayoutSize
    window.rootViewController = SceneShell(scene: self)
  }
}
