import Artwork
import Controllers
import Controls
import FocusEngine
import FocusGeometry
import Foundation
import Hosting
import SceneGraph

/// A list that pushes a picture, which pushes the next one or presents a sheet: focus hides when a
/// screen is pushed, and comes back to where it was.
@MainActor
final class NavigationScene: SceneController {
  private let navigation = NavigationController(rootViewController: PictureListScreen())

  private let backCommand = KeyCommand(once: "Back", "goBack", KeyCommand.inputDelete)

  override func viewDidLoad() {
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

  /// A row is called what it opens.
  override func words(for effect: KeyEffect, of key: Key) -> String? {
    switch effect {
    case .press(.select, is BarButton): "Back"
    case .press(.select, let row as CollectionViewListCell):
      (navigation.topViewController as? RowScreen)?.activationWords(of: row)
    default: nil
    }
  }
}

/// The pictures, by their names.
@MainActor
final class PictureListScreen: RowScreen {
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

  override func activationWords(of row: CollectionViewListCell) -> String { "Open" }

  /// No wider than a line can be followed from one end to the other.
  override func viewDidLayoutSubviews() {
    let bounds = view.bounds
    let width = min(bounds.width, 760)
    list.frame = CGRect(
      x: ((bounds.width - width) / 2).rounded(), y: 0, width: width, height: bounds.height)
  }
}

/// A few words about a picture.
@MainActor
final class AboutSheet: RowScreen, HintWording {
  private let heading: Label
  private let text: Label
  private let backCommand = KeyCommand(once: "Done", "goBack", KeyCommand.inputDelete)

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
