import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloHosting
import HaloLists
import HaloSceneGraph

/// The reminders of the talk (WWDC21 10260, 10:49 to 15:14).
///
/// The search field, the lists and the reminders are a focus group each, and a parent group
/// combines the first two.
@MainActor
final class RemindersScene: SceneController, CollectionViewDelegate {
  let sidebar = RemindersSidebar()
  let page = RemindersPage()
  var store = ReminderStore()
  /// The index of the shown list.
  private(set) var shownList = 0
  /// The text that Command-G searches for.
  var findText = ""
  private let edge = View()
  var commands: [KeyCommand] = []
  var history = ReminderHistory()
  /// The new reminder while it is being named; nil otherwise.
  var naming: ReminderNaming?

  override var hintTopics: [HintTopic] { presentTopics }
  override func words(for effect: KeyEffect, of key: Key) -> String? {
    presentWords(for: effect, of: key)
  }

  let groupCommand = KeyCommand(once: "Parent Group", "toggleParentGroup", "p")

  override func viewDidLoad() {
    for child in [sidebar, page, edge] { view.addSubview(child) }
    sidebar.list.delegate = self
    page.list.delegate = self
    sidebar.field.editingChanged = { [weak self] in self?.queryDidChange() }
    page.bar.act = { [weak self] in self?.keyResponder(performs: $0) }
    sidebar.show(store.lists)
    showList(0)
    commands = makeCommands()
  }

  override var preferredFocusEnvironments: [any FocusEnvironment] { [page.list, sidebar.list] }

  // MARK: Content

  func showList(_ index: Int) {
    naming?.field.resignFirstResponder()
    shownList = index
    page.show(store.lists[index])
  }

  /// Shows the current content of the store; focus stays on its reminder.
  func reload() {
    sidebar.updateCounts(store.lists)
    page.update(store.lists[shownList])
    if sidebar.isSearching { sidebar.showResults(store.matches(sidebar.field.text)) }
    page.inspector.show(focusedReminder)
  }

  func queryDidChange() {
    let wasSearching = sidebar.isSearching
    let query = sidebar.field.text
    if query.isEmpty {
      if wasSearching {
        sidebar.show(store.lists, selecting: shownList)
        // The focused result is gone, so focus returns to the search field.
        view.window?.focusSystem?.requestFocusUpdate(to: sidebar.field)
      }
    } else {
      sidebar.showResults(store.matches(query))
    }
    view.setNeedsLayout()
  }

  /// The focused reminder, in the list or among the results; nil for none.
  var focusedReminder: ReminderStore.Reminder? {
    let row = view.window?.focusSystem?.focusedItem as? ReminderRow
    return row.flatMap { store.reminder($0.reminder.id) }
  }

  private func keyResponder(performs action: Selector) {
    target(forAction: action, withSender: nil)?.perform(action, with: nil)
  }

  // MARK: Lists

  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
    guard collectionView === sidebar.list, !sidebar.isSearching,
      store.lists.indices.contains(indexPath.item)
    else { return }
    showList(indexPath.item)
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    if scrollView === page.list { page.followScrolling() }
  }

  /// Returns whether the row is a reminder; a list is shown as soon as its row has the focus.
  func collectionView(
    _ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { collectionView.cellForItem(at: indexPath) is ReminderRow }

  func collectionView(
    _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    guard let row = collectionView.cellForItem(at: indexPath) as? ReminderRow else { return }
    toggle(row.reminder.id)
  }

  // MARK: Focus and keys

  override func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    page.inspector.show(focusedReminder)
    // A focused result shows the list that it belongs to.
    if let row = context.nextFocusedItem as? ReminderRow, sidebar.isSearching,
      row.collectionView === sidebar.list, let list = store.index(ofListWith: row.reminder.id),
      list != shownList
    {
      showList(list)
    }
    view.setNeedsLayout()
  }

  /// Ends the search, wherever the focus is; nil without a search.
  override var menuAction: (() -> Void)? {
    guard sidebar.isSearching else { return super.menuAction }
    return { [weak self] in
      self?.sidebar.field.text = ""
      self?.queryDidChange()
    }
  }

  override var keyCommands: [KeyCommand]? { [groupCommand] }
  override var menus: [Menu] { commandMenus }
  override var responses: [Selector: @MainActor (Any?) -> Void] { commandResponses }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    canPerform(action)
  }
  override func validate(_ command: KeyCommand) {
    state(of: command.action).map { command.state = $0 }
  }

  // MARK: Layout

  override func viewDidLayoutSubviews() {
    let bounds = view.bounds
    let isMirrored = view.window?.layoutDirection == .rightToLeft
    func place(_ child: View, _ rect: CGRect) {
      child.frame = isMirrored ? rect.mirrored(in: bounds.width) : rect
    }
    let side =
      bounds.width < 900
      ? 236 : min(380, max(RemindersSidebar.usualWidth, (bounds.width * 0.27).rounded()))
    let pixel = 1 / max(1, view.window?.contentScale ?? 1)
    place(sidebar, CGRect(x: 0, y: 0, width: side, height: bounds.height))
    place(page, CGRect(x: side, y: 0, width: bounds.width - side, height: bounds.height))
    place(edge, CGRect(x: side - pixel, y: 0, width: pixel, height: bounds.height))
    edge.backgroundColor = view.effectiveAppearance.palette.separator
    // The order is read from the layout, so the layout must be up to date.
    sidebar.layoutIfNeeded()
    page.layoutIfNeeded()
    let stops = tabStops
    sidebar.order.text = tabOrder(stops)
    page.groups.stops = stops
  }
}
