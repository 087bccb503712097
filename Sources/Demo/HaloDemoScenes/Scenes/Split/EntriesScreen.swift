import FocusGeometry
import Foundation
import HaloControllers
import HaloControls
import HaloLists
import HaloSceneGraph

/// The middle column: a search field and the entries of a notebook.
@MainActor
final class EntriesScreen: ViewController {
  let field = SearchTextField(placeholder: "Search")
  let list = CollectionView(
    collectionViewLayout: ListLayout(rowHeight: 60, spacing: 2, insets: EdgeInsets(8)))
  private let nothing = ContentUnavailableView(configuration: .search())
  private var shown: [String] = []

  override func viewDidLoad() {
    field.accessibilityIdentifier = "search"
    field.font = .systemFont(ofSize: 17)
    field.maximumLength = 1_024
    list.accessibilityIdentifier = "entries"
    list.accessibilityLabel = "Entries"
    list.allowsFocus = true
    list.selectionFollowsFocus = true
    list.allowsTypeSelect = false
    list.focusScrollMargins = EdgeInsets(top: 8, bottom: 8)
    for child in [nothing, list, field] { view.addSubview(child) }
  }

  var isSearching: Bool { !field.text.isEmpty }

  /// Shows the entries and selects one of them; rows of entries that stay are kept, with the focus.
  func show(_ entries: [Journal.Entry], selecting id: String?) {
    nothing.alpha = entries.isEmpty ? 1 : 0
    if entries.map(\.id) != shown {
      let rows = Dictionary(zip(shown, list.cells), uniquingKeysWith: { $1 })
      shown = entries.map(\.id)
      list.setCells(entries.map { rows[$0.id] ?? row($0) })
    }
    for (entry, row) in zip(entries, list.cells) {
      row.accessibilityValue = entry.isFavourite ? "favourite" : nil
    }
    select(id)
    // While there is a search, one identifier makes one group of the field and the results, so that
    // Down moves between them (WWDC21 10260, 12:44).
    field.focusGroupIdentifier = isSearching ? list.focusGroupIdentifier : nil
  }

  func select(_ id: String?) {
    list.selectItem(
      at: id.flatMap { shown.firstIndex(of: $0) }.map { IndexPath(item: $0, section: 0) })
  }

  private func row(_ entry: Journal.Entry) -> CollectionViewListCell {
    let row = CollectionViewListCell()
    var content = ListContentConfiguration.subtitleCell()
    let size = CGSize(width: JournalPicture.thumbnailSide, height: JournalPicture.thumbnailSide)
    content.text = entry.title
    content.secondaryText = entry.date
    content.image = entry.picture.thumbnail
    content.imageProperties.maximumSize = size
    content.imageProperties.reservedLayoutSize = size
    content.imageProperties.cornerRadius = 8
    content.textToSecondaryTextVerticalPadding = 2
    row.contentConfiguration = content
    row.accessibilityIdentifier = entry.id
    return row
  }

  override func viewDidLayoutSubviews() {
    let bounds = view.bounds
    field.frame = CGRect(x: 16, y: 4, width: bounds.width - 32, height: 38)
    list.frame = CGRect(
      x: 4, y: 48, width: bounds.width - 8, height: max(0, bounds.height - 48))
    nothing.frame = list.frame
  }
}
