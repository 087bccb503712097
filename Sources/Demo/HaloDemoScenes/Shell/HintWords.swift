import FocusEngine
import FocusGeometry
import HaloControllers
import HaloControls
import HaloHosting
import HaloLocalization
import HaloSceneGraph

/// The hint texts for effects of keys where a screen has no text of its own.
@MainActor
enum HintWords {
  /// Returns the text for an effect of `key`; nil for an effect without a hint.
  static func words(for effect: KeyEffect, of key: Key, in window: Window) -> String? {
    switch effect {
    case .accessory(let accessory): accessory.purpose(of: key)
    case .command(let command, _): command.name
    case .input(let input): words(for: input, by: key, in: window)
    case .adjustment: Localization.text("Change", context: "key hint")
    case .reveal: Localization.text("Show the focus")
    case .movement(let heading, _): words(for: heading, under: window.focusSystem?.model)
    case .press(.select, let responder): activation(of: responder)
    case .press(.menu, let responder): leaving(responder, in: window)
    case .scroll: Localization.text("Scroll")
    case .press, .text, .lean, .name: nil
    }
  }

  private static func words(
    for input: any TextInput, by key: Key, in window: Window
  ) -> String? {
    if clears(input, by: key) { return Localization.text("Clear", context: "key hint") }
    guard key.keyCode == .return, window.focusSystem?.model.look != .lift,
      let field = input as? TextField, let alert = alert(around: field)
    else { return Localization.text("Done") }
    return switch alert.effectOfReturn(in: field) {
    case .action(let action): action.title
    case .field: Localization.text("Next field")
    case nil: nil
    }
  }

  private static func alert(around field: TextField) -> AlertController? {
    sequence(first: field as Responder, next: \.next).lazy.compactMap { $0 as? AlertController }
      .first
  }

  private static func clears(_ input: any TextInput, by key: Key) -> Bool {
    key.keyCode == .escape && (input as? SearchTextField)?.text.isEmpty == false
  }

  private static func words(for heading: FocusHeading, under model: FocusModel?) -> String {
    switch heading {
    case .next:
      model?.tabOrder == .focusGroups
        ? Localization.text("Next group") : Localization.text("Next item")
    case .first: Localization.text("First", context: "key hint")
    case .last: Localization.text("Last", context: "key hint")
    default: Localization.text("Move", context: "key hint")
    }
  }

  private static func activation(of responder: Responder) -> String {
    switch responder {
    case let button as Button: button.titleLabel.text
    case let button as BarButton: button.title
    case let control as Switch:
      control.isOn ? Localization.text("Turn off") : Localization.text("Turn on")
    case is TextField: Localization.text("Type", context: "key hint")
    // The clear button in a field.
    case let control as Control where control.superview is TextField:
      Localization.text("Clear", context: "key hint")
    default: Localization.text("Choose", context: "key hint")
    }
  }

  private static func leaving(_ responder: Responder, in window: Window) -> String {
    if responder === window.application { return Localization.text("Quit") }
    return (responder as? AlertController)?.cancelAction?.title ?? Localization.text("Back")
  }
}
