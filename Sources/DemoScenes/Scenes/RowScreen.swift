import Controllers
import Controls
import DisplayList
import FocusEngine
import FocusGeometry
import Foundation
import SceneGraph

/// A screen with a list of rows, each with what it does.
@MainActor
class RowScreen: ViewController, CollectionViewDelegate {
  let list = CollectionView(
    collectionViewLayout: ListLayout(
      rowHeight: 52, insets: EdgeInsets(top: 12, left: 16, bottom: 12, right: 16)))
  private var actions: [() -> Void] = []

  override func viewDidLoad() {
    list.allowsFocus = true
    list.delegate = self
    list.allowsSelection = false
    view.addSubview(list)
  }

  func setRows(
    _ rows: [(id: String, title: String, value: String, symbol: Symbol?)],
    actions: [() -> Void]
  ) {
    self.actions = actions
    list.setCells(
      rows.map { row in
        let cell = CollectionViewListCell(title: row.title, symbol: row.symbol, value: row.value)
        cell.accessibilityIdentifier = row.id
        return cell
      })
  }

  /// What is done by choosing a row: what the row says, unless overridden.
  func activationWords(of row: CollectionViewListCell) -> String {
    (row.contentConfiguration as? ListContentConfiguration)?.text ?? ""
  }

  func collectionView(
    _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    if actions.indices.contains(indexPath.item) { actions[indexPath.item]() }
  }
}
