import FocusEngine
import FocusGeometry
import Foundation

extension Window {
  /// The focus commands that the window performs itself.
  var focusResponses: [Selector: @MainActor (Any?) -> Void] {
    [
      .focusNextGroup: { [weak self] _ in self?.moveByControlTab(.next) },
      .focusPreviousGroup: { [weak self] _ in self?.moveByControlTab(.previous) },
      .fullKeyboardAccess: { [weak self] _ in self?.isFullKeyboardAccessEnabled.toggle() },
    ]
  }

  private func moveByControlTab(_ heading: FocusHeading) {
    guard let system = focusSystem else { return }
    system.moveFocus(heading: heading, through: system.model.controlTabOrder)
  }

  func validateFocusCommand(_ command: KeyCommand) {
    switch command.action {
    case .fullKeyboardAccess: command.state = isFullKeyboardAccessEnabled ? .on : .off
    case .findControl, .listActions:
      if isFullKeyboardAccessEnabled {
        command.attributes.remove(.disabled)
      } else {
        command.attributes.insert(.disabled)
      }
    case .focusNextGroup: name(command, "Next")
    case .focusPreviousGroup: name(command, "Previous")
    default: break
    }
  }

  /// Sets the title of a command according to what Control-Tab moves through.
  private func name(_ command: KeyCommand, _ word: String) {
    let order = focusSystem?.model.controlTabOrder ?? .focusGroups
    command.title = order == .focusGroups ? "\(word) Group" : "\(word) Item"
    command.discoverabilityTitle = "Focus \(command.title)"
  }
}
