import FocusEngine
import FocusGeometry
import Foundation
import HaloArtwork
import HaloControllers
import HaloControls
import HaloDisplayList
import HaloHosting
import HaloLists
import HaloLocalization
import HaloSceneGraph

/// A list that pushes a picture, which pushes the next one or presents a sheet.
///
/// Focus hides when a screen is pushed, and returns to its former item.
@MainActor
final class NavigationScene: SceneController {
  private let navigation = NavigationController(rootViewController: PictureListScreen())

  private let backCommand = KeyCommand(once: "Back", "goBack", KeyCommand.inputDelete)

  override func viewDidLoad() {
    navigation.navigationBar.prefersLargeTitles = true
    addChild(navigation)
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
  }

  override var preferredFocusEnvironments: [any FocusEnvironment] { [navigation] }

  override func viewDidLayoutSubviews() { navigation.view.frame = view.bounds }

  // MARK: Keys

  override var keyCommands: [KeyCommand]? { [backCommand] }

  override var responses: [Selector: @MainActor (Any?) -> Void] {
    ["goBack": { [weak self] _ in self?.navigation.popViewController(animated: true) }]
  }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == "goBack"
      ? navigation.viewControllers.count > 1
      : super.canPerformAction(action, withSender: sender)
  }

  /// Returns the hint for a key; that for a row names what the row opens.
  override func words(for effect: KeyEffect, of key: Key) -> String? {
    switch effect {
    case .press(.select, is BarButton): "Back"
    case .press(.select, let row as CollectionViewListCell):
      (navigation.topViewController as? RowScreen)?.activationWords(of: row)
    default: nil
    }
  }
}

/// The list of pictures by name.
@MainActor
final class PictureListScreen: RowScreen {
  static let pictures = Array(Gallery.all.prefix(16))
  /// The widest row that is easy to read, in points.
  private static let readableWidth: CGFloat = 700
  private static let rowHeight: CGFloat = 60

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Pictures"
    list.accessibilityIdentifier = "pictures"
    list.accessibilityLabel = "Pictures"
    contentScrollView = list
    // Scrolling to the first row also shows the large title.
    list.focusScrollMargins = EdgeInsets(
      top: NavigationBar.height + NavigationBar.largeTitleHeight + 8, bottom: 20)
    setRows(
      Self.pictures.enumerated().map { index, picture in
        Row(
          id: picture.name, title: picture.title, detail: picture.place,
          image: picture.image(size: CGSize(width: 44, height: 44)), leadsOn: true
        ) { [weak self] in
          self?.navigationController?.pushViewController(PictureScreen(index), animated: true)
        }
      })
  }

  override func activationWords(of row: CollectionViewListCell) -> String {
    Localization.text("Open", context: "key hint")
  }

  /// Lays out the list as wide as the window, so that the wheel scrolls it everywhere, with
  /// narrower rows.
  override func viewDidLayoutSubviews() {
    let bounds = view.bounds
    let side = max(Self.margin, ((bounds.width - Self.readableWidth) / 2).rounded())
    let top = NavigationBar.height + NavigationBar.largeTitleHeight
    list.setCollectionViewLayout(
      Self.layout(
        rowHeight: Self.rowHeight,
        insets: EdgeInsets(top: top + 8, left: side, bottom: Self.margin, right: side)),
      animated: false)
    list.frame = bounds
    // The title is aligned with the text of a row.
    navigationController?.navigationBar.directionalLayoutMargins = DirectionalEdgeInsets(
      leading: side + 16, trailing: side)
  }
}

/// A short text about a picture, under a bar with a button that closes the sheet.
@MainActor
final class AboutSheet: ViewController, HintWording {
  private let grabber = Decoration()
  private let barTitle = Label("About", font: .systemFont(ofSize: 17, weight: .semibold))
  private let done = BarButton(title: "Done")
  private let line = Decoration()
  private let picture = ImageView()
  private let heading: Label
  private let place: Label
  private let text = Label(
    "Drawn by code alone, in layers from back to front, and every time the same, down to its"
      + " grain.", font: .systemFont(ofSize: 17))
  private let backCommand = KeyCommand(once: "Done", "goBack", KeyCommand.inputDelete)

  private static let barHeight: CGFloat = 64
  private static let margin: CGFloat = 24
  private static let pictureSize = CGSize(width: 120, height: 90)

  init(_ artwork: Artwork) {
    heading = Label(artwork.title, font: .systemFont(ofSize: 22, weight: .bold))
    place = Label(artwork.place, font: .systemFont(ofSize: 15))
    super.init(nibName: nil, bundle: nil)
    picture.image = artwork.image(size: Self.pictureSize)
    modalPresentationStyle = .formSheet
    preferredContentSize = CGSize(width: 480, height: 298)
  }

  override func viewDidLoad() {
    grabber.cornerRadius = 2.5
    picture.cornerRadius = 10
    barTitle.textAlignment = .center
    text.numberOfLines = 0
    text.lineHeight = 25
    done.style = .done
    done.accessibilityIdentifier = "done"
    // The button can have the focus under every model, because a user must be able to leave a
    // sheet.
    done.focusBehaviour.canBecomeFocused = true
    done.primaryAction = { [weak self] in self?.dismiss(animated: true) }
    for child in [grabber, barTitle, done, line, picture, heading, place, text] {
      view.addSubview(child)
    }
  }

  override var preferredFocusEnvironments: [any FocusEnvironment] { [done] }

  override func viewDidLayoutSubviews() {
    let bounds = view.bounds
    let isMirrored = view.window?.layoutDirection == .rightToLeft
    func put(_ child: View, _ rect: CGRect) {
      child.frame = isMirrored ? rect.mirrored(in: bounds.width) : rect
    }
    let (bar, margin) = (Self.barHeight, Self.margin)
    put(grabber, CGRect(x: ((bounds.width - 36) / 2).rounded(), y: 5, width: 36, height: 5))
    let size = done.sizeThatFits(bounds.size)
    put(
      done,
      CGRect(
        x: bounds.width - size.width - 14, y: 14, width: size.width, height: size.height))
    put(barTitle, CGRect(x: 110, y: 14, width: bounds.width - 220, height: size.height))
    let pixel = 1 / max(1, view.window?.contentScale ?? 1)
    put(line, CGRect(x: 0, y: bar - pixel, width: bounds.width, height: pixel))
    let image = Self.pictureSize
    put(picture, CGRect(x: margin, y: bar + 24, width: image.width, height: image.height))
    let left = margin + image.width + 20
    let width = max(0, bounds.width - left - margin)
    put(heading, CGRect(x: left, y: bar + 40, width: width, height: 30))
    put(place, CGRect(x: left, y: bar + 72, width: width, height: 22))
    put(
      text,
      CGRect(
        x: margin, y: bar + 24 + image.height + 18, width: bounds.width - 2 * margin, height: 80))
    for label in [heading, place, text] { label.textAlignment = isMirrored ? .right : .left }
    let palette = view.effectiveAppearance.palette
    for label in [barTitle, heading] { label.textColor = palette.label }
    for label in [place, text] { label.textColor = palette.secondaryLabel }
    line.backgroundColor = palette.separator
    grabber.backgroundColor = palette.label.withAlphaComponent(0.22)
  }

  // MARK: Keys

  override var keyCommands: [KeyCommand]? { [backCommand] }

  override var responses: [Selector: @MainActor (Any?) -> Void] {
    ["goBack": { [weak self] _ in self?.dismiss(animated: true) }]
  }

  var hintTopics: [HintTopic] { HintTopic.usual }

  func words(for effect: KeyEffect, of key: Key) -> String? {
    if case .press = effect { "Done" } else { nil }
  }
}
