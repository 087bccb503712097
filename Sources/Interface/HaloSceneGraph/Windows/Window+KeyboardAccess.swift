import FocusEngine
import FocusGeometry
import Foundation
import HaloLocalization

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
    case .focusNextGroup:
      (command.title, command.discoverabilityTitle) =
        movesThroughGroups
        ? (Localization.text("Next Group"), Localization.text("Focus Next Group"))
        : (Localization.text("Next Item"), Localization.text("Focus Next Item"))
    case .focusPreviousGroup:
      (command.title, command.discoverabilityTitle) =
        movesThroughGroups
        ? (Localization.text("Previous Group"), Localization.text("Focus Previous Group"))
        : (Localization.text("Previous Item"), Localization.text("Focus Previous Item"))
    default: break
    }
  }

  /// Whether Control-Tab moves through focus groups, rather than through items.
  private var movesThroughGroups: Bool {
    (focusSystem?.model.controlTabOrder ?? .focusGroups) == .focusGroups
  }
}
