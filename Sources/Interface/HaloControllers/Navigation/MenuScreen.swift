import FocusEngine
import FocusGeometry
import Foundation
import HaloLists
import HaloSceneGraph

/// A popover with the commands of a bar item's menu.
final class MenuScreen: CollectionViewController {
  private let commands: [KeyCommand]
  /// A closure called with the command that the user chooses.
  private let choose: (KeyCommand) -> Void

  // Halo's own choice, in points.
  private static let rowHeight: CGFloat = 44
  private static let inset: CGFloat = 6
  private static let width: CGFloat = 250

  init(_ menu: Menu, choose: @escaping (KeyCommand) -> Void) {
    commands = menu.children.filter { !$0.attributes.contains(.hidden) }
    self.choose = choose
    super.init(
      collectionViewLayout: .arranged(
        by: ListLayout(
          appearance: .sidebar, rowHeight: Self.rowHeight, insets: EdgeInsets(Self.inset))))
    title = menu.title
    modalPresentationStyle = .popover
    preferredContentSize = CGSize(
      width: Self.width,
      height: CGFloat(commands.count) * Self.rowHeight + 2 * Self.inset)
  }

  override func viewDidLoad() {
    collectionView.allowsFocus = true
    collectionView.register({ CollectionViewListCell() }, forCellWithReuseIdentifier: "command")
  }

  override func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { commands.count }

  override func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "command", for: indexPath)
    let command = commands[indexPath.item]
    if let row = cell as? CollectionViewListCell {
      var content = row.defaultContentConfiguration()
      content.text = command.title
      content.symbol = command.image
      row.contentConfiguration = content
    }
    cell.accessibilityIdentifier = command.title
    cell.isUserInteractionEnabled = !command.attributes.contains(.disabled)
    return cell
  }

  override func collectionView(
    _ collectionView: CollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool { !commands[indexPath.item].attributes.contains(.disabled) }

  override func collectionView(
    _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    let command = commands[indexPath.item]
    dismiss(animated: true)
    choose(command)
  }
}
