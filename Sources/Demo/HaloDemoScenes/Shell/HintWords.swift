import FocusEngine
import FocusGeometry
import HaloControllers
import HaloControls
import HaloHosting
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
    case .adjustment: "Change"
    case .reveal: "Show the focus"
    case .movement(let heading, _): words(for: heading, under: window.focusSystem?.model)
    case .press(.select, let responder): activation(of: responder)
    case .press(.menu, let responder): leaving(responder, in: window)
    case .scroll: "Scroll"
    case .press, .text, .lean, .name: nil
    }
  }

  private static func words(
    for input: any TextInput, by key: Key, in window: Window
  ) -> String? {
    if clears(input, by: key) { return "Clear" }
    guard key.keyCode == .return, window.focusSystem?.model.look != .lift,
      let field = input as? TextField, let alert = alert(around: field)
    else { return "Done" }
    return switch alert.effectOfReturn(in: field) {
    case .action(let action): action.title
    case .field: "Next field"
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
    case .next: model?.tabOrder == .focusGroups ? "Next group" : "Next item"
    case .first: "First"
    case .last: "Last"
    default: "Move"
    }
  }

  private static func activation(of responder: Responder) -> String {
    switch responder {
    case let button as Button: button.titleLabel.text
    case let button as BarButton: button.title
    case let control as Switch: control.isOn ? "Turn off" : "Turn on"
    case is TextField: "Type"
    // The clear button in a field.
    case let control as Control where control.superview is TextField: "Clear"
    default: "Choose"
    }
  }

  private static func leaving(_ responder: Responder, in window: Window) -> String {
    if responder === window.application { return "Quit" }
    return (responder as? AlertController)?.cancelAction?.title ?? "Back"
  }
}
