import FocusEngine
import FocusGeometry
import Foundation
import HaloDemoScenes
import HaloLocalization
import HaloSceneGraph

extension DemoScene: Screen {
  var name: String { id }

  var size: CGSize { CGSize(width: 1280, height: 800) }

  var canvasSize: CGSize { isTV ? Self.televisionSize : size }

  func appearance(_ looks: ScreenLooks) -> FocusAppearance {
    appearance(looks.preferences.appearance().tuned(by: looks.tuning))
  }

  /// The direction of the language in use.
  var direction: LayoutDirection { Localization.current.layoutDirection }

  /// A variation that changes nothing.
  var variation: FocusVariation { FocusVariation() }

  func show(in window: Window, looks: ScreenLooks) {
    window.layoutDirection = looks.direction ?? direction
    show(in: window, appearance: looks.preferences.appearance().tuned(by: looks.tuning))
    window.focusSystem?.vary(by: looks.variation)
  }
}
