import FocusEngine
import HaloControls
import HaloSceneGraph

/// Text fields of an alert, and what Return does in them.
extension AlertController {
  /// The text fields, in the order in which they were added; nil where there are none.
  public var textFields: [TextField]? { fields.isEmpty ? nil : fields }

  /// Adds a text field, which stands below the message and the fields before it.
  ///
  /// To be called before the alert is presented; an action sheet has no fields, and none is added
  /// to it.
  ///
  /// - Parameter configurationHandler: called at once, to change the field; nil leaves it empty.
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

  /// The preferred action comes first (Apple, UIAlertController.preferredAction documentation);
  /// while there is none that can be chosen, Return goes on to the next field, and from the last
  /// one to the only action that neither cancels nor destroys (Decisions).
  ///
  /// - Returns: nil where Return does nothing.
  package func effectOfReturn(in field: TextField) -> ReturnEffect? {
    if let preferredAction, preferredAction.isEnabled { return .action(preferredAction) }
    let later = fields.drop { $0 !== field }.dropFirst()
    if let next = later.first(where: \.isEnabled) { return .field(next) }
    return actionAfterFields.flatMap { $0.isEnabled ? .action($0) : nil }
  }

  /// The action that Return in the last field performs: the preferred one, otherwise the only
  /// default one; nil without either, and without fields.
  var actionAfterFields: AlertAction? {
    let usual = actions.filter { $0.style == .default }
    return fields.isEmpty ? nil : preferredAction ?? (usual.count == 1 ? usual[0] : nil)
  }

  /// A person types at once, except on a television, where select begins that.
  func beginEditing() {
    guard !isOnTV else { return }
    fields.first { $0.isEnabled }?.becomeFirstResponder()
  }

  private func takeReturn(in field: TextField) {
    // There Return ends what is typed.
    guard !isOnTV else { return }
    switch effectOfReturn(in: field) {
    case .action(let action): choose(action)
    case .field(let next): next.becomeFirstResponder()
    case nil: break
    }
  }

  private var isOnTV: Bool { viewIfLoaded?.window?.focusSystem?.model.look == .lift }
}
