import FocusGeometry
import Foundation
import HaloControllers
import HaloControls
import HaloDisplayList
import HaloHosting
import HaloLists
import HaloSceneGraph

/// A list from which one row is chosen, for a sheet or a popover.
///
/// The row of the present choice is selected, so that focus begins there (WWDC21 10260, 11:28). The
/// selection does not follow focus, because choosing closes the list.
@MainActor
final class ChoiceScreen: ViewController, CollectionViewDelegate, HintWording {
  struct Choice {
    var id: String
    var title: String
    var detail = ""
    var symbol: Symbol?
    var image: Image?
  }

  private let list: CollectionView
  private let choices: [Choice]
  private let present: Int?
  private let verb: String
  private let choose: (Int) -> Void

  /// The size of the images, in points.
  static let imageSize = CGSize(width: 36, height: 36)
  private static let rowHeight: CGFloat = 48
  private static let margin: CGFloat = 10
  private static let width: CGFloat = 340
  /// The most rows that are visible at once.
  private static let mostRows = 8

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - title: the title of the screen.
  ///   - id: the identifier of the list.
  ///   - choices: the rows.
  ///   - present: the index of the present choice; nil for none.
  ///   - verb: the hint for choosing a row.
  ///   - choose: called with the index of the chosen row, while the screen is being dismissed.
  init(
    _ title: String, id: String, _ choices: [Choice], present: Int?, verb: String,
    choose: @escaping (Int) -> Void
  ) {
    list = CollectionView(
      collectionViewLayout: ListLayout(
        rowHeight: Self.rowHeight, spacing: 0, insets: EdgeInsets(Self.margin)))
    self.choices = choices
    self.present = present
    self.verb = verb
    self.choose = choose
    super.init(nibName: nil, bundle: nil)
    self.title = title
    list.accessibilityIdentifier = id
    list.accessibilityLabel = title
  }

  /// Returns the screen under a bar with a button that cancels, to be presented as a sheet.
  func inSheet() -> NavigationController {
    let sheet = NavigationController(rootViewController: self)
    sheet.modalPresentationStyle = .formSheet
    sheet.preferredContentSize = CGSize(
      width: Self.width + 60, height: preferredContentSize.height + NavigationBar.height)
    navigationItem.leftBarButtonItem = BarButtonItem(
      systemItem: .cancel,
      primaryAction: Action { [weak self] _ in self?.dismiss(animated: true) })
    return sheet
  }

  /// Returns the screen under a bar, to be presented as a popover that points at an item.
  func inPopover(
    from source: any PopoverPresentationControllerSourceItem
  ) -> NavigationController {
    let popover = NavigationController(rootViewController: self)
    popover.modalPresentationStyle = .popover
    popover.popoverPresentationController?.sourceItem = source
    return popover
  }

  override var preferredContentSize: CGSize {
    get {
      let rows = CGFloat(min(Self.mostRows, choices.count))
      return CGSize(width: Self.width, height: rows * Self.rowHeight + 2 * Self.margin)
    }
    set {}
  }

  override func viewDidLoad() {
    list.allowsFocus = true
    list.selectionFollowsFocus = false
    list.delegate = self
    list.focusScrollMargins = EdgeInsets(top: Self.margin, bottom: Self.margin)
    list.setCells(choices.enumerated().map { index, choice in row(choice, index == present) })
    if let present { list.selectItem(at: IndexPath(item: present, section: 0)) }
    view.addSubview(list)
  }

  private func row(_ choice: Choice, _ isPresent: Bool) -> CollectionViewListCell {
    let cell = CollectionViewListCell()
    var content: ListContentConfiguration =
      choice.image == nil ? .valueCell() : .subtitleCell()
    content.text = choice.title
    content.secondaryText = choice.detail.isEmpty ? nil : choice.detail
    content.symbol = choice.symbol
    content.image = choice.image
    if choice.image != nil {
      content.imageProperties.maximumSize = Self.imageSize
      content.imageProperties.reservedLayoutSize = Self.imageSize
    }
    cell.contentConfiguration = content
    cell.accessories = isPresent ? [.checkmark()] : []
    cell.accessibilityIdentifier = choice.id
    return cell
  }

  override func viewDidLayoutSubviews() { list.frame = view.bounds }

  func collectionView(
    _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    // Focus is back in the screen beneath when the choice changes it.
    dismiss(animated: true)
    choose(indexPath.item)
  }

  // MARK: Hints

  var hintTopics: [HintTopic] { HintTopic.usual }

  func words(for effect: KeyEffect, of key: Key) -> String? {
    if case .press(.select, is CollectionViewCell) = effect { verb } else { nil }
  }
}
