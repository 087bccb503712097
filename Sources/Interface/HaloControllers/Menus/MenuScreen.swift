import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloLists
import HaloSceneGraph

/// A popover with the commands and actions of a menu, a section for each group.
///
/// A submenu replaces the rows, and Escape returns to the menu around it.
final class MenuScreen: CollectionViewController {
  /// The menus that are open, the innermost last.
  private var opened: [Menu]
  private let contents: MenuContents
  /// The lines between separators.
  private var groups: [[MenuLine]] = []
  private var separators: [MenuSeparator] = []
  /// A closure called with the command or action that the user chooses.
  private let choose: (any MenuElement) -> Void

  // Halo's own choice, in points.
  private static let rowHeight: CGFloat = 44
  private static let spacing: CGFloat = 2
  private static let inset: CGFloat = 6
  private static let width: CGFloat = 250

  /// Creates a screen for a menu whose commands go up the responder chain from `start`.
  init(
    _ menu: Menu, startingAt start: @escaping () -> Responder?,
    choose: @escaping (any MenuElement) -> Void
  ) {
    opened = [menu]
    contents = MenuContents(start: start)
    self.choose = choose
    super.init(
      collectionViewLayout: .arranged(
        by: ListLayout(
          appearance: .sidebar, rowHeight: Self.rowHeight, spacing: Self.spacing,
          insets: EdgeInsets(Self.inset))))
    modalPresentationStyle = .popover
    contents.changeHandler = { [weak self] in self?.showMenu() }
    matchMenu()
  }

  /// Presents a screen for a menu over a controller; `place` sets where its popover points.
  static func present(
    _ menu: Menu, over presenter: ViewController, startingAt start: @escaping () -> Responder?,
    place: (PopoverPresentationController) -> Void,
    choose: @escaping (any MenuElement) -> Void
  ) {
    let screen = MenuScreen(menu, startingAt: start, choose: choose)
    screen.popoverPresentationController.map(place)
    presenter.present(screen, animated: true)
  }

  /// Sets the rows, the title and the size to those of the innermost menu.
  private func matchMenu() {
    let lines = opened.last.map(contents.lines(of:)) ?? []
    groups = lines.split { $0.isSeparator }.map(Array.init)
    title = opened.last?.title
    preferredContentSize = CGSize(
      width: Self.width, height: groups.reduce(0) { $0 + Self.height(of: $1) })
  }

  /// Returns the height of a section with its insets, in points.
  private static func height(of group: [MenuLine]) -> CGFloat {
    CGFloat(group.count) * rowHeight + CGFloat(group.count - 1) * spacing + 2 * inset
  }

  /// Shows the rows of the innermost menu in place of the present ones.
  private func showMenu() {
    matchMenu()
    guard isViewLoaded else { return }
    collectionView.reloadData()
    collectionView.setNeedsFocusUpdate()
    showSeparators()
  }

  override func viewDidLoad() {
    collectionView.allowsFocus = true
    collectionView.register({ CollectionViewListCell() }, forCellWithReuseIdentifier: "command")
    showSeparators()
  }

  private func showSeparators() {
    separators.forEach { $0.removeFromSuperview() }
    separators = groups.dropLast().map { _ in MenuSeparator() }
    separators.forEach(collectionView.addSubview)
    placeSeparators()
  }

  override func viewDidLayoutSubviews() { placeSeparators() }

  private func placeSeparators() {
    var y: CGFloat = 0
    let inset = 2 * Self.inset + 4
    for (separator, group) in zip(separators, groups) {
      y += Self.height(of: group)
      separator.frame = CGRect(
        x: inset, y: y - 0.5, width: max(0, collectionView.bounds.width - 2 * inset), height: 1)
    }
  }

  /// Closes the innermost menu, or the screen if only one menu is open.
  override var menuAction: (() -> Void)? {
    guard opened.count > 1 else { return super.menuAction }
    return { [weak self] in
      self?.opened.removeLast()
      self?.showMenu()
    }
  }

  // MARK: Lists

  override func numberOfSections(in collectionView: CollectionView) -> Int { groups.count }

  override func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { groups[section].count }

  private func line(at indexPath: IndexPath) -> MenuLine {
    groups[indexPath.section][indexPath.item]
  }

  override func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "command", for: indexPath)
    let line = line(at: indexPath)
    var title = ""
    if let cell = cell as? CollectionViewListCell {
      var content = cell.defaultContentConfiguration()
      cell.accessories = []
      switch line {
      case .row(let row):
        title = row.title
        (content.symbol, content.image) = (row.symbol, row.image)
        cell.accessories =
          row.isMenu ? [.disclosureIndicator()] : row.state == .on ? [.checkmark()] : []
      case .heading(let text), .waiting(let text): title = text
      case .separator: break
      }
      content.text = title
      cell.contentConfiguration = content
    }
    cell.accessibilityIdentifier = title
    cell.isUserInteractionEnabled = line.isEnabled
    return cell
  }

  override func collectionView(
    _ collectionView: CollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool { line(at: indexPath).isEnabled }

  override func collectionView(
    _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    guard let element = line(at: indexPath).row?.element else { return }
    if let menu = element as? Menu {
      opened.append(menu)
      return showMenu()
    }
    dismiss(animated: true)
    choose(element)
  }
}
