import FocusEngine
import FocusGeometry
import Foundation
import HaloControllers
import HaloControls
import HaloDisplayList
import HaloLists
import HaloSceneGraph

/// A screen with a list of rows on a card, each with an action.
@MainActor
class RowScreen: ViewController, CollectionViewDelegate {
  /// A row and its action.
  struct Row {
    var id: String
    var title: String
    var detail = ""
    var symbol: Symbol?
    var image: Image?
    /// Whether it leads to another screen.
    var leadsOn = false
    var action: () -> Void
  }

  let list = CollectionView(collectionViewLayout: RowScreen.layout())
  private var actions: [() -> Void] = []

  /// The margin around the card, in points.
  static let margin: CGFloat = 20
  private static let thumbnailSide: CGFloat = 44

  /// Returns a layout with rows of this height and these insets around their card, in points.
  static func layout(
    rowHeight: CGFloat = 52, insets: EdgeInsets = EdgeInsets(margin)
  ) -> ListLayout {
    ListLayout(appearance: .insetGrouped, rowHeight: rowHeight, spacing: 0, insets: insets)
  }

  override func viewDidLoad() {
    list.allowsFocus = true
    list.delegate = self
    list.allowsSelection = false
    view.addSubview(list)
  }

  func setRows(_ rows: [Row]) {
    actions = rows.map(\.action)
    list.setCells(
      rows.map { row in
        let cell = CollectionViewListCell()
        var content: ListContentConfiguration =
          row.image == nil ? .valueCell() : .subtitleCell()
        content.text = row.title
        content.secondaryText = row.detail.isEmpty ? nil : row.detail
        content.symbol = row.symbol
        content.image = row.image
        content.directionalLayoutMargins.left = 16
        content.textToSecondaryTextVerticalPadding = 2
        if row.image != nil {
          let size = CGSize(width: Self.thumbnailSide, height: Self.thumbnailSide)
          content.imageProperties.maximumSize = size
          content.imageProperties.reservedLayoutSize = size
          content.imageProperties.cornerRadius = 8
          content.imageToTextPadding = 14
        }
        cell.contentConfiguration = content
        cell.accessories = row.leadsOn ? [.disclosureIndicator()] : []
        cell.accessibilityIdentifier = row.id
        return cell
      })
  }

  /// Returns the hint for choosing a row; the row's text by default.
  func activationWords(of row: CollectionViewListCell) -> String {
    (row.contentConfiguration as? ListContentConfiguration)?.text ?? ""
  }

  func collectionView(
    _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    if actions.indices.contains(indexPath.item) { actions[indexPath.item]() }
  }
}
