import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloLists
import HaloSceneGraph

/// A popover with the commands and actions of a menu.
///
/// A submenu replaces the rows, and Escape returns to the menu around it.
final class MenuScreen: CollectionViewController {
  /// The menus that are open, the innermost last.
  private var opened: [Menu]
  private var rows: [MenuRow] = []
  /// A closure called with the command or action that the user chooses.
  private let choose: (any MenuElement) -> Void

  // Halo's own choice, in points.
  private static let rowHeight: CGFloat = 44
  private static let inset: CGFloat = 6
  private static let width: CGFloat = 250

  init(_ menu: Menu, choose: @escaping (any MenuElement) -> Void) {
    opened = [menu]
    self.choose = choose
    super.init(
      collectionViewLayout: .arranged(
        by: ListLayout(
          appearance: .sidebar, rowHeight: Self.rowHeight, insets: EdgeInsets(Self.inset))))
    modalPresentationStyle = .popover
    matchMenu()
  }

  /// Sets the rows, the title and the size to those of the innermost menu.
  private func matchMenu() {
    rows = opened.last.map(MenuRow.rows(of:)) ?? []
    title = opened.last?.title
    preferredContentSize = CGSize(
      width: Self.width, height: CGFloat(rows.count) * Self.rowHeight + 2 * Self.inset)
  }

  /// Shows the rows of the innermost menu in place of the present ones.
  private func showMenu() {
    matchMenu()
    collectionView.reloadData()
    collectionView.setNeedsFocusUpdate()
  }

  override func viewDidLoad() {
    collectionView.allowsFocus = true
    collectionView.register({ CollectionViewListCell() }, forCellWithReuseIdentifier: "command")
  }

  /// Closes the innermost menu, or the screen if only one menu is open.
  override var menuAction: (() -> Void)? {
    guard opened.count > 1 else { return super.menuAction }
    return { [weak self] in
      self?.opened.removeLast()
      self?.showMenu()
    }
  }

  override func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { rows.count }

  override func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "command", for: indexPath)
    let row = rows[indexPath.item]
    if let cell = cell as? CollectionViewListCell {
      var content = cell.defaultContentConfiguration()
      content.text = row.title
      content.symbol = row.symbol
      content.image = row.image
      cell.contentConfiguration = content
      cell.accessories =
        row.isMenu ? [.disclosureIndicator()] : row.state == .on ? [.checkmark()] : []
    }
    cell.accessibilityIdentifier = row.title
    cell.isUserInteractionEnabled = row.isEnabled
    return cell
  }

  override func collectionView(
    _ collectionView: CollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool { rows[indexPath.item].isEnabled }

  override func collectionView(
    _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    let element = rows[indexPath.item].element
    if let menu = element as? Menu {
      opened.append(menu)
      return showMenu()
    }
    dismiss(animated: true)
    choose(element)
  }
}
