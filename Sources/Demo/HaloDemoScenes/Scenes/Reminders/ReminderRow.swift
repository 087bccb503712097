import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloHosting
import HaloLists
import HaloSceneGraph

/// A row with one reminder: a circle to tick, its title, and when it is due.
@MainActor
final class ReminderRow: CollectionViewListCell {
  var reminder: ReminderStore.Reminder { didSet { if reminder != oldValue { showReminder() } } }

  private let isResult: Bool
  /// The field that replaces the title while the title is edited; nil otherwise.
  private(set) var nameField: ReminderNameField?

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - reminder: the reminder that the row shows.
  ///   - isResult: whether it is a search result, which has less space.
  init(_ reminder: ReminderStore.Reminder, isResult: Bool = false) {
    self.reminder = reminder
    self.isResult = isResult
    super.init(frame: .zero)
    accessibilityIdentifier = (isResult ? "found-" : "") + reminder.id
    showReminder()
  }

  private func showReminder() {
    var content = defaultContentConfiguration()
    content.symbol = reminder.isDone ? Symbols.tickedCircle : Symbols.circle
    content.text = nameField == nil ? reminder.title : nil
    content.secondaryText =
      isResult || nameField != nil ? nil : reminder.isDone ? "Done" : reminder.due
    contentConfiguration = content
  }

  /// The scene's commands for the focused reminder.
  override var accessibilityCustomActions: [AccessibilityCustomAction]? {
    get {
      guard nameField == nil, let scene = nearest(RemindersScene.self) else { return nil }
      let actions: [(name: String, action: Selector)] = [
        ("Show Information", "showInfo"), ("Delete Reminder", "removeReminder"),
      ]
      return actions.map { name, action in
        AccessibilityCustomAction(name: name) { [weak self, weak scene] _ in
          guard let self, let scene else { return false }
          if !isFocused { window?.focusSystem?.moveFocus(to: self, heading: []) }
          guard scene.canPerformAction(action, withSender: self) else { return false }
          scene.perform(action, with: self)
          return true
        }
      }
    }
    set { super.accessibilityCustomActions = newValue }
  }

  // MARK: Naming

  /// The points above and below the field, for its ring and a part of the row beside it.
  private static let ringRoom: CGFloat = 9

  /// Replaces the title by a field with all of its text selected, and returns the field.
  func showNameField() -> ReminderNameField {
    let field = nameField ?? ReminderNameField()
    field.accessibilityIdentifier = "\(reminder.id)-name"
    field.text = reminder.title
    field.select(TextSelection(anchor: 0, head: reminder.title.utf8.count))
    nameField = field
    addSubview(field)
    showReminder()
    layoutIfNeeded()
    return field
  }

  func removeNameField() {
    nameField?.removeFromSuperview()
    nameField = nil
    showReminder()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let nameField, let content = contentConfiguration as? ListContentConfiguration else {
      return
    }
    // The field begins further right than the title, so that its ring or the lifted field does not
    // touch the circle.
    let growth: CGFloat = window?.focusSystem?.model.look == .lift ? 20 : 0
    let margins = content.directionalLayoutMargins
    let words =
      margins.left + content.imageProperties.reservedLayoutSize.width + content.imageToTextPadding
    let start = words - 4 + growth
    let frame = CGRect(
      x: start, y: Self.ringRoom, width: bounds.width - start - margins.right - growth,
      height: bounds.height - 2 * Self.ringRoom)
    nameField.frame =
      window?.layoutDirection == .rightToLeft ? frame.mirrored(in: bounds.width) : frame
  }
}

/// The field for a reminder's name: Return and leaving keep the name, Escape discards it.
@MainActor
final class ReminderNameField: TextField, TextFieldDelegate {
  enum End {
    case returned, left, cancelled
  }

  /// Called once, when typing ends.
  var ended: ((End) -> Void)?

  init() {
    super.init(frame: .zero)
    placeholder = "Name"
    delegate = self
    primaryAction = { [weak self] in self?.end(.returned) }
  }

  private func end(_ end: End) {
    let ended = ended
    self.ended = nil
    ended?(end)
  }

  override var takesEscape: Bool { true }

  override func receive(_ key: Key) -> Bool {
    guard key.keyCode == .escape, key.modifierFlags.isDisjoint(with: .chord) else {
      return super.receive(key)
    }
    end(.cancelled)
    return true
  }

  func textFieldDidEndEditing(_ textField: TextField) { end(.left) }
}
