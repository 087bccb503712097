import DisplayList
import FocusEngine
import Foundation
import SceneGraph

extension Window {
  /// A window that shows a screen, and says all of why focus went where it did.
  ///
  /// - Parameters:
  ///   - screen: brings its focus model and looks.
  ///   - size: points; nil: the screen's own.
  ///   - looks: what was asked for.
  ///   - modifiers: which keys stand for Command and Option.
  ///   - textMeasurer: the one of the renderer that will draw.
  convenience init(
    showing screen: any Screen, size: CGSize? = nil, looks: ScreenLooks,
    modifiers: ModifierScheme?, textMeasurer: any TextMeasuring
  ) {
    self.init(
      size: size ?? screen.size, model: screen.model, appearance: screen.appearance(looks),
      textMeasurer: textMeasurer)
    focusSystem?.explanationDetail = .complete
    screen.show(in: self, looks: looks)
    if let modifiers { modifierScheme = modifiers }
  }

  /// Nothing while what is shown has no place for it.
  func showToast(_ text: String) { (rootViewController as? any Shell)?.showToast(text) }
}
