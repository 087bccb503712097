import Controls
import FocusEngine
import FocusGeometry
import Foundation
import SceneGraph

/// The reminders of one list, a bar above them, and the inspector beside them.
@MainActor
final class RemindersPage: View {
  static let group = "reminders"

  let list = CollectionView(
    collectionViewLayout: ListLayout(rowHeight: 48, spacing: 2, insets: EdgeInsets(8)))
  let bar = RemindersBar()
  let inspector = RemindersInspector()
  private let heading = Label("", font: .systemFont(ofSize: 34, weight: .bold))
  var isBarShown = true { didSet { show(bar, isBarShown) } }
  var isInspectorShown = false { didSet { show(inspector, isInspectorShown) } }
  var rows: [ReminderRow] { list.cells.compactMap { $0 as? ReminderRow } }

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    list.accessibilityIdentifier = "reminders"
    list.allowsFocus = true
    list.focusGroupIdentifier = Self.group
    list.allowsSelection = false
    // The scene has a command P, which type-select would take.
    inspector.alpha = 0
    for child in [heading, bar, list, inspector] { addSubview(child) }
  }

  func show(_ content: ReminderStore.List) {
    heading.text = content.title
    list.setCells(content.reminders.map { ReminderRow($0) })
    list.contentOffset = .zero
  }

  /// Rows that stay keep their cells, so that focus stays with its reminder.
  func update(_ content: ReminderStore.List) {
    var kept: [String: ReminderRow] = [:]
    for row in rows { kept[row.reminder.id] = row }
    let present = rows.map(\.reminder.id)
    let wanted = content.reminders.map(\.id)
    for reminder in content.reminders { kept[reminder.id]?.reminder = reminder }
    guard present != wanted else { return }
    let new = content.reminders.enumerated().filter { kept[$0.element.id] == nil }
    if new.count == 1, wanted.filter({ kept[$0] != nil }) == present {
      list.insertCell(ReminderRow(new[0].element), at: new[0].offset)
    } else {
      list.setCells(content.reminders.map { kept[$0.id] ?? ReminderRow($0) })
    }
  }

  private func show(_ view: View, _ isShown: Bool) {
    View.animate(withDuration: 0.25, in: window) {
      view.alpha = isShown ? 1 : 0
      setNeedsLayout()
      layoutIfNeeded()
    }
  }

  override func appearanceDidChange() { heading.textColor = effectiveAppearance.palette.label }

  override func layoutSubviews() {
    let isMirrored = window?.layoutDirection == .rightToLeft
    func place(_ child: View, _ rect: CGRect) {
      child.frame = isMirrored ? rect.mirrored(in: bounds.width) : rect
    }
    let width = bounds.width
    let barWidth = min(RemindersBar.width, width * 0.55)
    place(heading, CGRect(x: 24, y: 24, width: width - 48 - barWidth, height: 44))
    heading.textAlignment = isMirrored ? .right : .left
    place(bar, CGRect(x: width - barWidth - 20, y: 26, width: barWidth, height: 40))
    let side: CGFloat = isInspectorShown ? min(300, width * 0.36) : 0
    place(
      list, CGRect(x: 12, y: 84, width: width - 24 - side, height: max(0, bounds.height - 84)))
    place(
      inspector,
      CGRect(
        x: width - 20 - min(280, width * 0.34), y: 92, width: min(280, width * 0.34), height: 190))
  }
}

/// Buttons for what can be done; keys reach them with full keyboard access.
@MainActor
final class RemindersBar: View {
  static let group = "bar"
  static let width: CGFloat = 316

  var act: ((Selector) -> Void)?
  private let buttons: [Button]

  override init(frame: CGRect = .zero) {
    let commands: [(String, Selector)] = [
      ("New", "new"), ("Info", "showInfo"), ("Inspector", "showInspector"),
    ]
    buttons = commands.map { Button(title: $0.0) }
    super.init(frame: frame)
    focusGroupIdentifier = Self.group
    for (button, command) in zip(buttons, commands) {
      button.accessibilityIdentifier = "bar-\(command.1)"
      button.titleLabel.font = .systemFont(ofSize: 15, weight: .medium)
      button.primaryAction = { [weak self] in self?.act?(command.1) }
      addSubview(button)
    }
  }

  override func layoutSubviews() {
    let isMirrored = window?.layoutDirection == .rightToLeft
    let gap: CGFloat = 12
    let width = (bounds.width - gap * CGFloat(buttons.count - 1)) / CGFloat(buttons.count)
    for (index, button) in buttons.enumerated() {
      let rect = CGRect(
        x: (CGFloat(index) * (width + gap)).rounded(), y: 2, width: width.rounded(), height: 36)
      button.frame = isMirrored ? rect.mirrored(in: bounds.width) : rect
    }
  }
}

/// Details of the focused reminder.
@MainActor
final class RemindersInspector: Decoration {
  private let heading = Label("Inspector", font: .systemFont(ofSize: 13, weight: .semibold))
  private let title = Label("", font: .systemFont(ofSize: 17, weight: .semibold))
  private let detail = Label("", font: .systemFont(ofSize: 15))

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    cornerRadius = 16
    title.numberOfLines = 2
    for label in [heading, title, detail] { addSubview(label) }
    show(nil)
  }

  func show(_ reminder: ReminderStore.Reminder?) {
    title.text = reminder?.title ?? "Nothing chosen"
    detail.text =
      reminder.map { $0.isDone ? "Done" : $0.due.isEmpty ? "No date" : $0.due } ?? ""
  }

  override func appearanceDidChange() {
    let palette = effectiveAppearance.palette
    backgroundColor = palette.card
    hairlineColor = palette.separator
    title.textColor = palette.label
    for label in [heading, detail] { label.textColor = palette.secondaryLabel }
  }

  override func layoutSubviews() {
    let isMirrored = window?.layoutDirection == .rightToLeft
    let width = bounds.width - 40
    heading.frame = CGRect(x: 20, y: 18, width: width, height: 18)
    title.frame = CGRect(x: 20, y: 48, width: width, height: 48)
    detail.frame = CGRect(x: 20, y: 106, width: width, height: 22)
    for label in [heading, title, detail] { label.textAlignment = isMirrored ? .right : .left }
  }
}
