import HaloControllers
import HaloDemoScenes
import HaloSceneGraph

/// A controller that can say something over its screen.
@MainActor
protocol Shell: ViewController {
  /// Says what just happened, for a short time.
  func showToast(_ text: String)
}

extension SceneShell: Shell {}
