import FocusEngine
import Foundation

extension Window {
  /// The window's own commands for focus.
  var focusResponses: [Selector: @MainActor (Any?) -> Void] {
    [
      .focusNextGroup: { [weak self] _ in
        self?.focusSystem?.moveFocus(heading: .next, through: .focusGroups)
      },
      .focusPreviousGroup: { [weak self] _ in
        self?.focusSystem?.moveFocus(heading: .previous, through: .focusGroups)
      },
      .fullKeyboardAccess: { [weak self] _ in self?.isFullKeyboardAccessEnabled.toggle() },
    ]
  }

  func validateFocusCommand(_ command: KeyCommand) {
    if command.action == .fullKeyboardAccess {
      command.state = isFullKeyboardAccessEnabled ? .on : .off
    }
  }

  /// Copies the window's setting into the model, which may have been replaced.
  func matchKeyboardAccess() {
    guard let system = focusSystem,
      system.model.isFullKeyboardAccessEnabled != isFullKeyboardAccessEnabled
    else { return }
    system.model.isFullKeyboardAccessEnabled = isFullKeyboardAccessEnabled
  }
}
