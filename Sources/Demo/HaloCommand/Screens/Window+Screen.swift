import FocusEngine
import Foundation
import HaloDisplayList
import HaloSceneGraph

extension Window {
  /// A window that shows a screen, and shows a person what could not be done.
  ///
  /// - Parameters:
  ///   - screen: brings its focus model and looks.
  ///   - size: points; nil: the screen's own.
  ///   - looks: what was asked for, with full keyboard access where that was.
  ///   - modifiers: which keys stand for Command and Option.
  ///   - textMeasurer: the one of the renderer that will draw.
  ///   - detail: how much movements tell of what they looked at.
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

  /// A method, since a property that an initializer sets tells nobody.
  private func setFullKeyboardAccess(_ isOn: Bool) { isFullKeyboardAccessEnabled = isOn }

  /// Nothing while what is shown has no place for it.
  func showToast(_ text: String) { (rootViewController as? any Shell)?.showToast(text) }
}
