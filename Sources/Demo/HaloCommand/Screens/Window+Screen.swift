import FocusEngine
import Foundation
import HaloDisplayList
import HaloSceneGraph

extension Window {
  /// Creates a window that shows a screen and displays notices.
  ///
  /// - Parameters:
  ///   - screen: the screen, with its focus model and appearance.
  ///   - size: the size in points; nil for the screen's own.
  ///   - looks: the options, including full keyboard access.
  ///   - modifiers: the keys that stand for Command and Option; nil for the window's default.
  ///   - textMeasurer: the text measurer of the renderer that will draw.
  ///   - detail: the detail of the explanations of movements.
  convenience init(
    showing screen: any Screen, size: CGSize? = nil, looks: ScreenLooks,
    modifiers: ModifierScheme?, textMeasurer: any TextMeasuring,
    detail: FocusSystem.ExplanationDetail = .decision
  ) {
    self.init(
      size: size ?? screen.size, model: screen.model, appearance: screen.appearance(looks),
      textMeasurer: textMeasurer)
    focusSystem?.explanationDetail = detail
    noticeHandler = { [weak self] in self?.showToast($0) }
    screen.show(in: self, looks: looks)
    setFullKeyboardAccess(looks.hasFullKeyboardAccess)
    if let modifiers { modifierScheme = modifiers }
  }

  /// Sets full keyboard access in a method, since property observers do not run in an initializer.
  private func setFullKeyboardAccess(_ isOn: Bool) { isFullKeyboardAccessEnabled = isOn }

  /// Shows a message; does nothing if the content cannot show one.
  func showToast(_ text: String) { (rootViewController as? any Shell)?.showToast(text) }
}
