import FocusEngine
import Foundation
import HaloControls
import HaloSceneGraph

/// Filling in and sending: Return moves from field to field and logs in from the last one.
extension SignInForm {
  private var fields: [SignInItem] { intended.filter { !$0.isButton } }
  /// The fields that logging in requires: those of the account, not the addresses.
  private var required: [SignInItem] { fields.filter { $0.part == .account } }

  private func field(_ item: SignInItem) -> TextField? { control(item) as? TextField }

  /// Returns whether `label` is that of a text field rather than a button.
  func hasField(_ label: String?) -> Bool {
    fields.contains { field($0)?.focusDebugLabel == label }
  }

  func takeReturn() {
    for item in SignInItem.allCases {
      guard let field = field(item) else { continue }
      field.primaryAction = { [weak self] in self?.receiveReturn(in: item) }
      // The message does not apply to changed text.
      field.editingChanged = { [weak self] in self?.status.outcome = nil }
    }
    control(.logIn)?.primaryAction = { [weak self] in self?.logIn() }
  }

  /// Returns whether Return logs in from the field: at the end of the account and of the form.
  func isLast(_ item: SignInItem) -> Bool { item == required.last || item == fields.last }

  private func receiveReturn(in item: SignInItem) {
    if isLast(item) { return logIn() }
    guard let place = fields.firstIndex(of: item) else { return }
    focus(on: fields[place + 1])
  }

  /// Shows who has signed in, or what is missing, and then moves to the first empty field.
  private func logIn() {
    let missing = required.filter { item in
      field(item)?.text.allSatisfy(\.isWhitespace) != false
    }
    if let first = missing.first {
      status.outcome = .missing(missing)
      focus(on: first)
    } else {
      let name = field(.username)?.text.trimmingCharacters(in: .whitespaces) ?? ""
      status.outcome = .signedIn(name)
    }
  }

  private func focus(on item: SignInItem) {
    // Typing must go to this field even while the focus is hidden after a click.
    control(item)?.becomeFirstResponder()
  }
}
