import FocusEngine
import Foundation

extension Window {
  /// What the window does about focus at a key.
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

  /// The setting is the window's, whichever model comes.
  func matchKeyboardAccess() {
    guard let system = focusSystem,
      system.model.isFullKeyboardAccessEnabled != isFullKeyboardAccessEnabled
    else { return }
    system.model.isFullKeyboardAccessEnabled = isFullKeyboardAccessEnabled
  }
}
