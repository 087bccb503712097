import FocusGeometry
import Foundation
import HaloControllers
import HaloControls
import HaloLists
import HaloSceneGraph

/// The sidebar: the notebooks, whose selection follows focus.
@MainActor
final class NotebooksScreen: ViewController {
  let list = CollectionView(
    collectionViewLayout: ListLayout(
      appearance: .sidebar, rowHeight: 44, spacing: 2, insets: EdgeInsets(8)))

  override func viewDidLoad() {
    title = "Journal"
    list.accessibilityIdentifier = "notebooks"
    list.accessibilityLabel = "Notebooks"
    list.selectionFollowsFocus = true
    // Letters are commands of the scene.
    list.allowsTypeSelect = false
    list.focusScrollMargins = EdgeInsets(top: 8, bottom: 8)
    view.addSubview(list)
  }

  func show(_ journal: Journal, selecting notebook: Int) {
    list.setCells(
      journal.notebooks.enumerated().map { index, content in
        let row = CollectionViewListCell(
          title: content.title, symbol: content.symbol, value: Self.count(journal, index))
        row.accessibilityIdentifier = content.id
        return row
      })
    list.selectItem(at: IndexPath(item: notebook, section: 0))
  }

  func updateCounts(_ journal: Journal) {
    for (index, cell) in list.cells.enumerated() {
      guard var content = cell.contentConfiguration as? ListContentConfiguration else { continue }
      content.secondaryText = Self.count(journal, index)
      cell.contentConfiguration = content
    }
  }

  private static func count(_ journal: Journal, _ notebook: Int) -> String {
    String(journal.entries(in: notebook).count)
  }

  override func viewDidLayoutSubviews() { list.frame = view.bounds.insetBy(dx: 4, dy: 0) }
}
