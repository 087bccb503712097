import Controllers
import DemoScenes
import SceneGraph

/// A controller that can say something over its screen.
@MainActor
protocol Shell: ViewController {
  /// Says what just happened, for a short time.
  func showToast(_ text: String)
}

extension SceneShell: Shell {}
