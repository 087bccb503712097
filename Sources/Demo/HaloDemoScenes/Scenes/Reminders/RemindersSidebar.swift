import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloLists
import HaloSceneGraph

/// The search field, with the lists or the search results.
@MainActor
final class RemindersSidebar: View {
  static let searchGroup = "search"
  static let listsGroup = "lists"
  static let parentGroup = "sidebar"

  let field = SearchTextField(placeholder: "Search")
  let list = CollectionView(
    collectionViewLayout: ListLayout(
      appearance: .sidebar, rowHeight: 44, spacing: 2, insets: EdgeInsets(8)))
  /// A label with the order of Tab in words.
  let order = Label("", font: .systemFont(ofSize: 13))
  private let heading = Label("Reminders", font: .systemFont(ofSize: 34, weight: .bold))
  private let nothing = ContentUnavailableView(configuration: .search())
  private(set) var isSearching = false
  /// Whether the sidebar is a parent group; otherwise Tab reads across both columns.
  var hasParentGroup = true {
    didSet { focusGroupIdentifier = hasParentGroup ? Self.parentGroup : nil }
  }

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    accessibilityIdentifier = "sidebar"
    shouldGroupAccessibilityChildren = true
    focusGroupIdentifier = Self.parentGroup
    field.accessibilityIdentifier = "search"
    // A search has only a few words, and every letter starts a new search.
    field.maximumLength = 1_024
    field.font = .systemFont(ofSize: 17)
    field.focusGroupIdentifier = Self.searchGroup
    list.accessibilityIdentifier = "lists"
    list.accessibilityLabel = "Lists"
    list.focusGroupIdentifier = Self.listsGroup
    list.selectionFollowsFocus = true
    list.focusScrollMargins = EdgeInsets(top: 8, bottom: 8)
    order.numberOfLines = 0
    nothing.alpha = 0
    for child in [heading, field, list, order, nothing] { addSubview(child) }
  }

  // MARK: Content

  func show(_ lists: [ReminderStore.List], selecting index: Int = 0) {
    isSearching = false
    nothing.alpha = 0
    list.allowsSelection = true
    list.setCells(
      lists.map { content in
        let row = CollectionViewListCell(
          title: content.title, symbol: content.symbol, value: Self.count(content))
        row.accessibilityIdentifier = content.id
        return row
      })
    select(index)
    matchGroups()
  }

  func select(_ index: Int) { list.selectItem(at: IndexPath(item: index, section: 0)) }

  func updateCounts(_ lists: [ReminderStore.List]) {
    guard !isSearching else { return }
    for (content, cell) in zip(lists, list.cells) {
      guard var row = cell.contentConfiguration as? ListContentConfiguration else { continue }
      row.secondaryText = Self.count(content)
      cell.contentConfiguration = row
    }
  }

  private static func count(_ list: ReminderStore.List) -> String {
    String(list.reminders.count { !$0.isDone })
  }

  func showResults(_ results: [ReminderStore.Reminder]) {
    isSearching = true
    list.allowsSelection = false
    nothing.alpha = results.isEmpty ? 1 : 0
    let present = list.cells.compactMap { $0 as? ReminderRow }
    if present.count == list.cells.count, present.map(\.reminder.id) == results.map(\.id) {
      for (row, reminder) in zip(present, results) { row.reminder = reminder }
    } else {
      // Results that stay keep their rows, and with them the focus.
      let rows = Dictionary(present.map { ($0.reminder.id, $0) }, uniquingKeysWith: { $1 })
      list.setCells(
        results.map { reminder in
          guard let row = rows[reminder.id] else { return ReminderRow(reminder, isResult: true) }
          row.reminder = reminder
          return row
        })
    }
    matchGroups()
  }

  /// During a search, makes one group of the field and the results, so that Down moves between
  /// them.
  ///
  /// (Apple, keyboard sample: SearchResultsSample.)
  private func matchGroups() {
    field.focusGroupIdentifier = isSearching ? Self.listsGroup : Self.searchGroup
  }

  // MARK: Appearance

  /// The width below which the heading is smaller, in points.
  static let usualWidth: CGFloat = 290

  override func appearanceDidChange() {
    let palette = effectiveAppearance.palette
    backgroundColor = palette.sidebar
    heading.textColor = palette.label
    order.textColor = palette.secondaryLabel
  }

  override func layoutSubviews() {
    let isMirrored = window?.layoutDirection == .rightToLeft
    let width = bounds.width
    let isCompact = width < Self.usualWidth
    let top: CGFloat = isCompact ? 10 : 24
    heading.font = .systemFont(ofSize: isCompact ? 28 : 34, weight: .bold)
    heading.frame = CGRect(x: 20, y: top, width: width - 40, height: 44)
    field.frame = CGRect(x: 16, y: top + 60 - (isCompact ? 8 : 0), width: width - 32, height: 38)
    let listTop = field.frame.maxY + 10
    let footer = order.sizeThatFits(CGSize(width: width - 40, height: .infinity)).height
    list.frame = CGRect(
      x: 4, y: listTop, width: width - 8,
      height: max(0, bounds.height - listTop - footer - (isCompact ? 20 : 32)))
    nothing.frame = list.frame
    order.frame = CGRect(
      x: 20, y: bounds.height - footer - (isCompact ? 10 : 16), width: width - 40,
      height: footer)
    for label in [heading, order] { label.textAlignment = isMirrored ? .right : .left }
  }
}
