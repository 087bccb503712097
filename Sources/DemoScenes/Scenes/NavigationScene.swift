import FocusEngine
import FocusGeometry
import Foundation
import SceneGraph

/// A list that pushes a picture, which pushes the next one or presents a sheet: focus hides when a
/// screen is pushed, and comes back to where it was.
@MainActor
final class NavigationScene: SceneController {
  private let navigation = NavigationController(rootViewController: PictureListScreen())

  override var hints: [Hint] {
    [Hint("↑", "↓", text: "Move"), Hint("Return", text: "Open")]
  }

  override func viewDidLoad() {
    addChild(navigation)
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
  }

  override var preferredFocusEnvironments: [any FocusEnvironment] { [navigation] }

  override func viewDidLayoutSubviews() { navigation.view.frame = view.bounds }

  override func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    shell?.reloadHints()
  }

  override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    guard presses.contains(where: \.isBack) else {
      return super.pressesBegan(presses, with: event)
    }
    navigation.popViewController(animated: true)
    shell?.reloadHints()
  }
}

extension Press {
  fileprivate var isBack: Bool { key?.keyCode == .delete }
}

/// A screen with a list of rows, each with what it does.
@MainActor
private class RowScreen: ViewController, CollectionViewDelegate {
  let list = CollectionView(
    collectionViewLayout: ListLayout(
      rowHeight: 52, insets: EdgeInsets(top: 12, left: 16, bottom: 12, right: 16)))
  private var actions: [() -> Void] = []

  override func viewDidLoad() {
    list.delegate = self
    list.allowsSelection = false
    view.addSubview(list)
  }

  func setRows(
    _ rows: [(id: String, title: String, value: String, symbol: ShapeView.Symbol?)],
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

  func collectionView(
    _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    if actions.indices.contains(indexPath.item) { actions[indexPath.item]() }
  }
}

/// The pictures, by their names.
@MainActor
private final class PictureListScreen: RowScreen {
  static let pictures = Array(Gallery.all.prefix(16))

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Pictures"
    list.accessibilityIdentifier = "pictures"
    let indices = Self.pictures.indices
    setRows(
      indices.map {
        (Self.pictures[$0].name, Self.pictures[$0].title, Self.pictures[$0].place, nil)
      },
      actions: indices.map { index in
        { [weak self] in
          self?.navigationController?.pushViewController(PictureScreen(index), animated: true)
        }
      })
  }

  /// No wider than a line can be followed from one end to the other.
  override func viewDidLayoutSubviews() {
    let bounds = view.bounds
    let width = min(bounds.width, 760)
    list.frame = CGRect(
      x: ((bounds.width - width) / 2).rounded(), y: 0, width: width, height: bounds.height)
  }
}

/// One picture, and what can be done with it.
@MainActor
private final class PictureScreen: RowScreen {
  private let index: Int
  private let imageView = ImageView()
  private let place: Label
  private var artwork: Artwork { PictureListScreen.pictures[index] }

  /// Points; the largest the picture is shown at.
  private static let imageSize = CGSize(width: 800, height: 600)

  init(_ index: Int) {
    self.index = index
    place = Label("", font: .systemFont(ofSize: 15))
    super.init()
    title = artwork.title
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.accessibilityIdentifier = "actions"
    imageView.image = artwork.image(size: Self.imageSize)
    imageView.cornerRadius = 16
    place.text = artwork.place
    view.addSubview(imageView)
    view.addSubview(place)
    setRows(
      [
        ("about", "About this picture", "", Symbols.library),
        ("next", "Next picture", following.title, Symbols.mountain),
      ],
      actions: [
        { [weak self] in
          guard let self else { return }
          present(AboutSheet(artwork), animated: true)
        },
        { [weak self] in
          guard let self else { return }
          navigationController?.pushViewController(PictureScreen(followingIndex), animated: true)
        },
      ])
  }

  private var followingIndex: Int { (index + 1) % PictureListScreen.pictures.count }
  private var following: Artwork { PictureListScreen.pictures[followingIndex] }

  /// The picture beside its rows, or above them where the window is narrow.
  override func viewDidLayoutSubviews() {
    let bounds = view.bounds
    place.textColor = view.effectiveAppearance.palette.secondaryLabel
    let isWide = bounds.width > 900
    let rows: CGFloat = isWide ? bounds.width * 0.4 : bounds.width
    let room = CGRect(
      x: 32, y: 28, width: (isWide ? bounds.width - rows : bounds.width) - 48,
      height: bounds.height - 28 - (isWide ? 64 : 200))
    let width = max(0, min(room.width, room.height * 4 / 3))
    let picture = CGRect(x: room.minX, y: room.minY, width: width, height: width * 3 / 4)
    let isMirrored = view.window?.layoutDirection == .rightToLeft
    func put(_ child: View, _ rect: CGRect) {
      child.frame = isMirrored ? rect.mirrored(in: bounds.width) : rect
    }
    put(imageView, picture)
    put(place, CGRect(x: picture.minX, y: picture.maxY + 8, width: width, height: 24))
    put(
      list,
      isWide
        ? CGRect(x: picture.maxX, y: 16, width: bounds.width - picture.maxX - 16, height: 140)
        : CGRect(x: 16, y: place.frame.maxY, width: bounds.width - 32, height: 140))
  }
}

/// A few words about a picture.
@MainActor
private final class AboutSheet: RowScreen {
  private let heading: Label
  private let text: Label

  init(_ artwork: Artwork) {
    heading = Label(artwork.title, font: .systemFont(ofSize: 28, weight: .bold))
    text = Label(
      "Drawn by code alone, in layers from back to front, and every time the same, down to its"
        + " grain.", font: .systemFont(ofSize: 17))
    super.init()
    modalPresentationStyle = .formSheet
    preferredContentSize = CGSize(width: 460, height: 260)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    text.numberOfLines = 0
    text.lineHeight = 25
    view.addSubview(heading)
    view.addSubview(text)
    list.accessibilityIdentifier = "sheet"
    setRows(
      [("done", "Done", "", nil)], actions: [{ [weak self] in self?.dismiss(animated: true) }])
  }

  override func viewDidLayoutSubviews() {
    let bounds = view.bounds
    let palette = view.effectiveAppearance.palette
    heading.textColor = palette.label
    text.textColor = palette.secondaryLabel
    heading.frame = CGRect(x: 28, y: 24, width: bounds.width - 56, height: 40)
    text.frame = CGRect(x: 28, y: 70, width: bounds.width - 56, height: 60)
    list.frame = CGRect(x: 0, y: bounds.height - 88, width: bounds.width, height: 76)
  }

  override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    guard presses.contains(where: \.isBack) else {
      return super.pressesBegan(presses, with: event)
    }
    dismiss(animated: true)
  }
}
