import FocusEngine
import FocusGeometry
import Foundation

extension TextField {
  /// The times at which an accessory of a field is shown: UIKit's `UITextField.ViewMode`.
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  /// Whether the clear button is shown now; always false on a television, which has no pointer.
  var showsClearButton: Bool {
    guard !content.string.isEmpty, isEnabled, exhibitedState == nil, look == .halo else {
      return false
    }
    return switch clearButtonMode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  /// Shows or hides the clear button, and creates it when it is first needed.
  func matchClearButton() {
    let isShown = showsClearButton
    if isShown, clearButton == nil {
      let button = TextClearButton()
      button.accessibilityIdentifier = accessibilityIdentifier.map { "\($0)-clear" }
      // The button is a focus group of its own, so that Tab stops there.
      button.focusGroupIdentifier = ownGroupIdentifier("clear")
      button.primaryAction = { [weak self] in self?.clearAndEdit() }
      clearButton = button
      addSubview(button)
    }
    guard let clearButton, clearButton.isHidden == isShown else { return }
    clearButton.isHidden = !isShown
    focusMayHaveChanged()
    setNeedsLayout()
  }

  private func clearAndEdit() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    // Editing continues after clearing.
    becomeFirstResponder()
    clear()
    window?.focusSystem?.requestFocusUpdate(to: self)
  }
}
