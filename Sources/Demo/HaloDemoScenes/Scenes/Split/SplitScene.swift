import FocusEngine
import FocusGeometry
import Foundation
import HaloControllers
import HaloControls
import HaloHosting
import HaloLists
import HaloSceneGraph

/// A journal in the three columns of a split view controller.
///
/// Each column is a navigation controller, which brings a parent group (WWDC21 10260, 15:06). A
/// popover and a sheet open at their chosen row. A picture shows which group contains which.
@MainActor
final class SplitScene: SceneController, CollectionViewDelegate {
  let split = SplitViewController(style: .tripleColumn)
  let notebooks = NotebooksScreen()
  let entries = EntriesScreen()
  let entry = EntryScreen()
  let picture = GroupTreePicture()
  private let upcoming = UpcomingPictures()
  var journal = Journal()
  /// The index of the shown notebook.
  private(set) var notebook = 2
  /// The identifier of the shown entry; nil for none.
  private(set) var shownEntry: String? = "lighthouse"
  lazy var commands = makeCommands()
  lazy var sortItem = BarButtonItem(
    title: "Sort", primaryAction: Action { [weak self] _ in self?.chooseOrder() })
  lazy var moveItem = BarButtonItem(
    title: "Move", primaryAction: Action { [weak self] _ in self?.chooseNotebook() })

  override func viewDidLoad() {
    for item in [sortItem, moveItem] {
      item.accessibilityIdentifier = item.title.map { "\($0.lowercased())-item" }
    }
    entries.navigationItem.rightBarButtonItem = sortItem
    entry.navigationItem.rightBarButtonItem = moveItem
    split.primaryBackgroundStyle = .sidebar
    for screen in [notebooks, entries, entry] as [ViewController] { screen.loadViewIfNeeded() }
    split.setViewController(notebooks, for: .primary)
    split.setViewController(entries, for: .supplementary)
    split.setViewController(entry, for: .secondary)
    for list in [notebooks.list, entries.list, entry.pictures, entry.related] {
      list.delegate = self
    }
    entries.field.editingChanged = { [weak self] in self?.showEntries() }
    entry.cover.pressed = { [weak self] in self?.toggleFavourite() }
    entry.tagPressed = { [weak self] in self?.search($0) }
    addChild(split)
    upcoming.pictures = { [weak self] in self?.upcomingPictures ?? [] }
    view.addSubview(upcoming)
    view.addSubview(split.view)
    view.addSubview(picture)
    split.didMove(toParent: self)
    notebooks.show(journal, selecting: notebook)
    showEntries()
  }

  override var preferredFocusEnvironments: [any FocusEnvironment] { [split] }

  // MARK: Content

  /// Shows the entries of the notebook, or those that are found; the shown entry stays if it is
  /// among them.
  func showEntries() {
    entries.title = journal.notebooks[notebook].title
    let found = journal.entries(in: notebook, matching: entries.field.text)
    if !found.contains(where: { $0.id == shownEntry }), let first = found.first {
      shownEntry = first.id
    }
    entries.show(found, selecting: shownEntry)
    showEntry()
    view.setNeedsLayout()
  }

  func showEntry() {
    guard let id = shownEntry, let content = journal.entry(id) else { return }
    entry.show(
      content, pictures: journal.pictures(of: content), related: journal.related(to: content))
  }

  /// The pictures that Up and Down in the first two columns would show.
  private var upcomingPictures: [UpcomingPictures.Picture] {
    let shown = journal.entries(in: notebook, matching: entries.field.text)
    let place = shown.firstIndex { $0.id == shownEntry } ?? 0
    let others = [notebook - 1, notebook + 1].filter(journal.notebooks.indices.contains)
      .map { journal.entries(in: $0) }
    let next = [place - 1, place + 1].filter(shown.indices.contains).map { shown[$0] }
    return (next + others.compactMap(\.first)).flatMap { content in
      [(content.picture.cover, entry.cover.bounds.size)]
        + journal.pictures(of: content).map { ($0.tile, entry.pictureSize) }
    } + others.joined().map { ($0.picture.thumbnail, $0.picture.thumbnail.size) }
  }

  private func show(notebook index: Int) {
    notebook = index
    entries.field.text = ""
    shownEntry = nil
    showEntries()
  }

  /// Shows an entry, in its own notebook unless it is in the list.
  private func open(_ id: String) {
    shownEntry = id
    if let content = journal.entry(id), notebook != 0, content.notebook != notebook {
      notebook = content.notebook
      notebooks.list.selectItem(at: IndexPath(item: notebook, section: 0))
    }
    showEntries()
    // The row that was chosen is gone with its entry.
    view.window?.focusSystem?.requestFocusUpdate(to: entry.cover)
  }

  private func toggleFavourite() {
    guard let id = shownEntry else { return }
    journal.toggleFavourite(id)
    showEntries()
  }

  private func search(_ word: String) {
    entries.field.text = word
    if notebook != 0 {
      notebook = 0
      notebooks.list.selectItem(at: IndexPath(item: 0, section: 0))
    }
    showEntries()
    if split.isCollapsed { split.show(.supplementary) }
  }

  // MARK: Lists

  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
    switch collectionView {
    case notebooks.list: if indexPath.item != notebook { show(notebook: indexPath.item) }
    case entries.list:
      let id = collectionView.cellForItem(at: indexPath)?.accessibilityIdentifier
      guard id != shownEntry else { return }
      shownEntry = id
      showEntry()
    case entry.pictures: shownEntry.flatMap(journal.entry).map(showCover)
    default: break
    }
  }

  /// Shows the chosen picture of the entry as its cover.
  private func showCover(of content: Journal.Entry) {
    let index = entry.pictures.indexPathsForSelectedItems?.first?.item ?? 0
    entry.cover.show(
      journal.pictures(of: content)[index], isFavourite: content.isFavourite)
  }

  /// Returns whether a row leads on: those of the first columns do while there is one column.
  func collectionView(
    _ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    collectionView === entry.related
      || split.isCollapsed && collectionView !== entry.pictures
  }

  func collectionView(
    _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    switch collectionView {
    case notebooks.list: split.show(.supplementary)
    case entries.list: split.show(.secondary)
    case entry.related:
      guard let content = shownEntry.flatMap(journal.entry) else { return }
      open(journal.related(to: content)[indexPath.item].id)
    default: break
    }
  }

  // MARK: Focus and keys

  override func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    view.setNeedsLayout()
  }

  /// Ends the search, wherever the focus is; nil without a search.
  override var menuAction: (() -> Void)? {
    guard entries.isSearching else { return super.menuAction }
    return { [weak self] in
      self?.entries.field.text = ""
      self?.showEntries()
    }
  }

  override var hintTopics: [HintTopic] { [.tab, .arrows, .activation, .commands] }
  override func words(for effect: KeyEffect, of key: Key) -> String? { hint(for: effect) }
  override var keyCommands: [KeyCommand]? { commands }
  override var responses: [Selector: @MainActor (Any?) -> Void] { commandResponses }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    canPerform(action) ?? super.canPerformAction(action, withSender: sender)
  }

  // MARK: Layout

  /// The least height of the scene with the picture of the groups, in points.
  private static let leastHeight: CGFloat = 540

  override func viewDidLayoutSubviews() {
    let bounds = view.bounds
    let hasPicture = bounds.height >= Self.leastHeight && !split.isCollapsed
    let below: CGFloat = hasPicture ? GroupTreePicture.height : 0
    picture.isHidden = !hasPicture
    picture.frame = CGRect(
      x: 0, y: bounds.height - below, width: bounds.width, height: GroupTreePicture.height)
    let width = bounds.width
    setWidths(
      primary: width < 900 ? 200 : min(300, max(228, (width * 0.2).rounded())),
      supplementary: width < 900 ? 216 : min(360, max(248, (width * 0.25).rounded())))
    split.view.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height - below)
    // The order is read from the layout, so the layout must be up to date.
    split.view.layoutIfNeeded()
    if hasPicture { picture.tree = groupTree }
  }

  /// Sets the widths of the columns if they differ, since each lays the columns out again.
  private func setWidths(primary: CGFloat, supplementary: CGFloat) {
    if split.preferredPrimaryColumnWidth != primary { split.preferredPrimaryColumnWidth = primary }
    if split.preferredSupplementaryColumnWidth != supplementary {
      split.preferredSupplementaryColumnWidth = supplementary
    }
  }
}
