import DemoScenes
import Foundation
import SceneGraph

extension DemoScene: Screen {
  var name: String { id }

  var size: CGSize { CGSize(width: 1280, height: 800) }

  func appearance(_ looks: ScreenLooks) -> FocusAppearance {
    appearance(looks.preferences.appearance())
  }

  func show(in window: Window, looks: ScreenLooks) {
    window.layoutDirection = looks.direction ?? .leftToRight
    show(in: window, appearance: looks.preferences.appearance())
  }
}
