import FocusEngine
import HaloControls
import HaloSceneGraph

/// The text fields of an alert, and the effect of Return in them.
extension AlertController {
  /// The text fields, in the order in which they were added; nil if there are none.
  public var textFields: [TextField]? { fields.isEmpty ? nil : fields }

  /// Adds a text field below the message and the existing fields.
  ///
  /// Call this method before the alert is presented; it does nothing in an action sheet.
  ///
  /// - Parameter configurationHandler: A closure called at once that configures the field; nil
  ///   leaves it empty.
  public func addTextField(configurationHandler: ((TextField) -> Void)? = nil) {
    guard preferredStyle == .alert else { return }
    let field = TextField()
    configurationHandler?(field)
    let action = Action { [weak self, weak field] _ in
      if let self, let field { takeReturn(in: field) }
    }
    field.addAction(action, for: .primaryActionTriggered)
    fields.append(field)
  }

  /// The effect of Return in a text field.
  package enum ReturnEffect {
    case action(AlertAction)
    case field(TextField)
  }

  /// Returns the effect of Return in a text field.
  ///
  /// The preferred action comes first (Apple, UIAlertController.preferredAction documentation). If
  /// there is none that can be chosen, Return goes to the next field, and from the last one to the
  /// only action that neither cancels nor destroys (Decisions).
  ///
  /// - Returns: The effect; nil if Return does nothing.
  package func effectOfReturn(in field: TextField) -> ReturnEffect? {
    if let preferredAction, preferredAction.isEnabled { return .action(preferredAction) }
    let later = fields.drop { $0 !== field }.dropFirst()
    if let next = later.first(where: \.isEnabled) { return .field(next) }
    return actionAfterFields.flatMap { $0.isEnabled ? .action($0) : nil }
  }

  /// The action that Return in the last field performs: the preferred one, otherwise the only
  /// default one.
  ///
  /// Nil if there is neither, or there are no fields.
  var actionAfterFields: AlertAction? {
    let usual = actions.filter { $0.style == .default }
    return fields.isEmpty ? nil : preferredAction ?? (usual.count == 1 ? usual[0] : nil)
  }

  /// Makes the first field the first responder, except on a television, where Select starts
  /// editing.
  func beginEditing() {
    guard !isOnTV else { return }
    fields.first { $0.isEnabled }?.becomeFirstResponder()
  }

  private func takeReturn(in field: TextField) {
    // On a television, Return ends editing.
    guard !isOnTV else { return }
    switch effectOfReturn(in: field) {
    case .action(let action): choose(action)
    case .field(let next): next.becomeFirstResponder()
    case nil: break
    }
  }

  private var isOnTV: Bool { viewIfLoaded?.window?.focusSystem?.model.look == .lift }
}
