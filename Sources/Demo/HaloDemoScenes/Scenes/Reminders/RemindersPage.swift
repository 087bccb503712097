import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloLists
import HaloSceneGraph

/// The page with the reminders of one list, a bar above them, and the inspector beside them.
@MainActor
final class RemindersPage: View {
  static let group = "reminders"

  let list = CollectionView(collectionViewLayout: RemindersPage.listLayout(EdgeInsets(12)))
  let bar = RemindersBar()
  let inspector = RemindersInspector()
  /// The focus groups, below a list that leaves room for them.
  let groups = FocusGroupsPicture()
  /// The message that replaces the reminders of an empty list.
  private let nothing = ContentUnavailableView(configuration: .empty())
  private let heading = Label("", font: .systemFont(ofSize: 34, weight: .bold))
  /// The pane behind the heading, visible while reminders are scrolled beneath it.
  private let headingPane = ScrollEdgePane()
  /// A guide at the place of the inspector, beside the list and below the bar.
  private let besideList = FocusGuide()
  /// A guide beside the bar, above the list.
  private let besideBar = FocusGuide()
  var isBarShown = true { didSet { show(bar, isBarShown) } }
  var isInspectorShown = false { didSet { show(inspector, isInspectorShown) } }
  var rows: [ReminderRow] { list.cells.compactMap { $0 as? ReminderRow } }

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    list.accessibilityIdentifier = "reminders"
    list.accessibilityLabel = "Reminders"
    list.allowsFocus = true
    list.focusGroupIdentifier = Self.group
    list.allowsSelection = false
    inspector.alpha = 0
    for child in [groups, nothing, list, headingPane, heading, bar, inspector] { addSubview(child) }
    besideList.preferredFocusEnvironments = [list]
    besideBar.preferredFocusEnvironments = [bar]
    for guide in [besideList, besideBar] { addLayoutGuide(guide) }
  }

  private func showWhetherEmpty(_ content: ReminderStore.List) {
    nothing.alpha = content.reminders.isEmpty ? 1 : 0
    guard content.reminders.isEmpty else { return }
    var words = ContentUnavailableConfiguration.empty()
    words.image = content.symbol
    words.text = "No reminders"
    words.secondaryText = "A new one begins with Command-N."
    nothing.configuration = words
  }

  func show(_ content: ReminderStore.List) {
    heading.text = content.title
    list.setCells(content.reminders.map { ReminderRow($0) })
    list.contentOffset = .zero
    showWhetherEmpty(content)
    setNeedsLayout()
  }

  /// Updates the list; rows that stay keep their cells, so that focus stays with its reminder.
  func update(_ content: ReminderStore.List) {
    var kept: [String: ReminderRow] = [:]
    for row in rows { kept[row.reminder.id] = row }
    let present = rows.map(\.reminder.id)
    let wanted = content.reminders.map(\.id)
    for reminder in content.reminders { kept[reminder.id]?.reminder = reminder }
    showWhetherEmpty(content)
    guard present != wanted else { return }
    setNeedsLayout()
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
      // The focused item may be beneath the view that has appeared.
      window?.focusSystem?.scrollFocusedItemIntoView()
    }
  }

  func followScrolling() { headingPane.follow(list.contentOffset.y) }

  private static let rowHeight: CGFloat = 48

  private static func listLayout(_ insets: EdgeInsets) -> ListLayout {
    ListLayout(appearance: .insetGrouped, rowHeight: rowHeight, spacing: 0, insets: insets)
  }

  override func appearanceDidChange() { heading.textColor = effectiveAppearance.palette.label }

  /// The widest list that is easy to read, in points.
  private static let readableWidth: CGFloat = 940

  override func layoutSubviews() {
    let isMirrored = window?.layoutDirection == .rightToLeft
    func place(_ child: View, _ rect: CGRect) {
      child.frame = isMirrored ? rect.mirrored(in: bounds.width) : rect
    }
    let isCompact = bounds.width < 600
    let width = min(bounds.width, Self.readableWidth)
    let left = ((bounds.width - width) / 2).rounded()
    let margin: CGFloat = isCompact ? 16 : 24
    let top: CGFloat = isCompact ? 10 : 24
    heading.font = .systemFont(ofSize: isCompact ? 28 : 34, weight: .bold)
    heading.textAlignment = isMirrored ? .right : .left
    let unbounded = CGSize(width: CGFloat.infinity, height: .infinity)
    let (title, buttons) = (heading.sizeThatFits(unbounded).width, bar.fittingWidth)
    // If heading and buttons do not fit side by side, the buttons are below the heading.
    let isStacked = title + buttons + 2 * margin + 12 > width
    place(
      heading, CGRect(x: left + margin, y: top, width: min(title, width - 2 * margin), height: 44))
    place(
      bar,
      CGRect(
        x: isStacked ? left + margin : left + width - buttons - margin,
        y: top + (isStacked ? 46 : 2), width: buttons, height: 40))
    let listTop = top + (isStacked && isBarShown ? 88 : isCompact ? 44 : 52)
    // On a narrow page the inspector is a bar over the end of the list.
    inspector.isBar = isCompact
    let inspectorSize =
      isCompact
      ? CGSize(width: bounds.width, height: RemindersInspector.barHeight)
      : CGSize(width: min(280, width * 0.34), height: 190)
    let side: CGFloat = isInspectorShown && !isCompact ? inspectorSize.width + Self.gap : 0
    let below: CGFloat = isInspectorShown && isCompact ? inspectorSize.height : 0
    let column = CGRect(
      x: left + margin - Self.gap, y: 0, width: width - 2 * margin + 2 * Self.gap - side,
      height: bounds.height)
    list.setCollectionViewLayout(
      Self.listLayout(
        EdgeInsets(
          top: listTop + Self.gap, left: Self.gap, bottom: below + Self.gap, right: Self.gap)),
      animated: false)
    list.focusScrollMargins = EdgeInsets(
      top: listTop + Self.ringMargin, bottom: below + Self.ringMargin)
    place(list, column)
    place(headingPane, CGRect(x: 0, y: 0, width: bounds.width, height: listTop))
    let groupsTop = bounds.height - FocusGroupsPicture.height - 32
    let listEnd = listTop + CGFloat(max(3, list.cells.count)) * Self.rowHeight + 2 * Self.gap
    groups.isHidden = isCompact || listEnd + 48 > groupsTop
    place(
      groups,
      CGRect(
        x: left + margin, y: groupsTop, width: width - 2 * margin,
        height: FocusGroupsPicture.height))
    place(
      nothing,
      CGRect(
        x: column.minX, y: listTop, width: column.width,
        height: max(0, (groups.isHidden ? bounds.height - below : groupsTop) - listTop)))
    place(
      inspector,
      CGRect(
        x: isCompact ? 0 : left + width - margin - inspectorSize.width,
        y: isCompact ? bounds.height - inspectorSize.height : listTop + Self.gap,
        width: inspectorSize.width, height: inspectorSize.height))
    besideList.layoutFrame = inspector.frame
    besideBar.layoutFrame = CGRect(
      x: list.frame.minX, y: 0, width: list.frame.width, height: listTop)
    matchGuides()
  }

  // MARK: Focus

  /// Enables the guides while the inspector is beside the list, where arrows would not lead between
  /// list and bar.
  private func matchGuides() {
    let isNeeded = isInspectorShown && !inspector.isBar
    let focused = window?.focusSystem?.focusedItem as? View
    besideList.isEnabled = isNeeded && focused?.isDescendant(of: bar) == true
    besideBar.isEnabled = isNeeded && focused?.isDescendant(of: list) == true
  }

  override func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    matchGuides()
  }

  /// The space around the card of the list, in points.
  private static let gap: CGFloat = 12
  /// The free space above and below the focused row, in points, where a part of the next row is
  /// visible.
  private static let ringMargin: CGFloat = 18
}

/// The buttons of the page, which keys reach with full keyboard access.
@MainActor
final class RemindersBar: View {
  static let group = "bar"
  private static let gap: CGFloat = 10

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

  /// Returns a width for the title with space around it, in points.
  private func width(of button: Button) -> CGFloat {
    let unbounded = CGSize(width: CGFloat.infinity, height: .infinity)
    return (button.titleLabel.sizeThatFits(unbounded).width + 32).rounded(.up)
  }

  /// The width that all buttons need, in points.
  var fittingWidth: CGFloat {
    buttons.reduce(0) { $0 + width(of: $1) } + Self.gap * CGFloat(buttons.count - 1)
  }

  override func layoutSubviews() {
    let isMirrored = window?.layoutDirection == .rightToLeft
    var x: CGFloat = 0
    for button in buttons {
      let rect = CGRect(x: x, y: 2, width: width(of: button), height: 36)
      button.frame = isMirrored ? rect.mirrored(in: bounds.width) : rect
      x = rect.maxX + Self.gap
    }
  }
}

/// A view with the details of the focused reminder.
@MainActor
final class RemindersInspector: Decoration {
  /// The height as a bar with a one-line title, in points.
  static let barHeight: CGFloat = 90

  /// Whether it is a bar over the list rather than a card.
  var isBar = false { didSet { if isBar != oldValue { appearanceDidChange() } } }

  private let pane = ScrollEdgePane(.bottom)
  private let heading = Label("Inspector", font: .systemFont(ofSize: 13, weight: .semibold))
  private let title = Label("", font: .systemFont(ofSize: 17, weight: .semibold))
  private let detail = Label("", font: .systemFont(ofSize: 15))

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    title.numberOfLines = 2
    for child in [pane, heading, title, detail] { addSubview(child) }
    show(nil)
  }

  func show(_ reminder: ReminderStore.Reminder?) {
    title.text = reminder?.title ?? "Nothing chosen"
    detail.text =
      reminder.map { $0.isDone ? "Done" : $0.due.isEmpty ? "No date" : $0.due } ?? ""
  }

  override func appearanceDidChange() {
    let palette = effectiveAppearance.palette
    pane.isShown = isBar
    backgroundColor = isBar ? .clear : palette.card
    hairlineColor = isBar ? nil : palette.separator
    cornerRadius = isBar ? 0 : 16
    title.textColor = palette.label
    for label in [heading, detail] { label.textColor = palette.secondaryLabel }
  }

  override func layoutSubviews() {
    let isMirrored = window?.layoutDirection == .rightToLeft
    let margin: CGFloat = isBar ? 16 : 20
    let width = bounds.width - 2 * margin
    pane.frame = bounds
    heading.frame = CGRect(x: margin, y: isBar ? 11 : 18, width: width, height: 18)
    title.frame = CGRect(x: margin, y: isBar ? 32 : 48, width: width, height: isBar ? 24 : 48)
    detail.frame = CGRect(x: margin, y: isBar ? 58 : 106, width: width, height: 22)
    for label in [heading, title, detail] { label.textAlignment = isMirrored ? .right : .left }
  }
}
