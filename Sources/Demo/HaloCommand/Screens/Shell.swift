import HaloControllers
import HaloDemoScenes
import HaloSceneGraph

/// A controller that can show a message over its screen.
@MainActor
protocol Shell: ViewController {
  /// Shows a message for a short time.
  func showToast(_ text: String)
}

extension SceneShell: Shell {}
