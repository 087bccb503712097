import FocusEngine
import FocusGeometry
import Foundation
import HaloArtwork
import HaloControllers
import HaloControls
import HaloSceneGraph

/// A picture, with a list of actions.
@MainActor
final class PictureScreen: RowScreen {
  private let index: Int
  private let imageView = ImageView()
  private let place: Label
  /// A guide below the bar's button, which is beside the rows; it leads focus to them.
  private let besideRows = FocusGuide()
  private var artwork: Artwork { PictureListScreen.pictures[index] }

  /// The largest size of the picture, in points.
  private static let imageSize = CGSize(width: 800, height: 600)
  /// The height of three rows on their card.
  private static let listHeight: CGFloat = 196

  init(_ index: Int) {
    self.index = index
    place = Label("", font: .systemFont(ofSize: 15))
    super.init(nibName: nil, bundle: nil)
    title = artwork.title
    navigationItem.largeTitleDisplayMode = .never
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.accessibilityIdentifier = "actions"
    imageView.image = artwork.image(size: Self.imageSize)
    imageView.cornerRadius = 16
    place.text = artwork.place
    besideRows.preferredFocusEnvironments = [list]
    view.addLayoutGuide(besideRows)
    view.addSubview(imageView)
    view.addSubview(place)
    setRows([
      Row(id: "about", title: "About this picture", symbol: Symbols.library) { [weak self] in
        guard let self else { return }
        present(AboutSheet(artwork), animated: true)
      },
      Row(
        id: "next", title: "Next picture", detail: following.title, symbol: Symbols.mountain,
        leadsOn: true
      ) { [weak self] in
        guard let self else { return }
        navigationController?.pushViewController(PictureScreen(followingIndex), animated: true)
      },
      Row(id: "choose", title: "Choose a picture", symbol: Symbols.album) { [weak self] in
        self?.choosePicture()
      },
    ])
  }

  /// Opens a sheet with all pictures, at this one; the screen of the chosen picture replaces this one.
  private func choosePicture() {
    let screen = ChoiceScreen(
      "Pictures", id: "choices",
      PictureListScreen.pictures.map {
        ChoiceScreen.Choice(
          id: "choice-\($0.name)", title: $0.title, detail: $0.place,
          image: $0.image(size: ChoiceScreen.imageSize))
      },
      present: index, verb: "Show"
    ) { [weak self] chosen in
      guard let self, chosen != index, let navigation = navigationController else { return }
      navigation.setViewControllers(
        navigation.viewControllers.dropLast() + [PictureScreen(chosen)], animated: true)
    }
    present(screen.inSheet(), animated: true)
  }

  override func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    matchGuide()
  }

  private func matchGuide() {
    let focused = view.window?.focusSystem?.focusedItem as? View
    besideRows.isEnabled =
      view.bounds.width > view.bounds.height && focused?.isDescendant(of: list) != true
  }

  private var followingIndex: Int { (index + 1) % PictureListScreen.pictures.count }
  private var following: Artwork { PictureListScreen.pictures[followingIndex] }

  /// Places the picture beside its rows, or above them in a tall window.
  ///
  /// In very large windows they stay close to each other.
  override func viewDidLayoutSubviews() {
    let bounds = view.bounds
    place.textColor = view.effectiveAppearance.palette.secondaryLabel
    let isWide = bounds.width > bounds.height
    let content = min(bounds.width, 1500 + max(0, bounds.width - 1500) * 0.45).rounded()
    let left = ((bounds.width - content) / 2).rounded()
    let top = NavigationBar.height + 24 + (max(0, bounds.height - 1000) * 0.2).rounded()
    let rows: CGFloat = isWide ? max(content * 0.4, 360) : content
    let room = CGRect(
      x: left + 32, y: top, width: isWide ? content - rows - 48 : content - 64,
      height: bounds.height - top - (isWide ? 48 : 252))
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
        ? CGRect(
          x: picture.maxX, y: top - Self.margin, width: left + content - picture.maxX - 12,
          height: Self.listHeight)
        : CGRect(x: 12, y: place.frame.maxY, width: bounds.width - 24, height: Self.listHeight))
    let beside = CGRect(x: 0, y: top, width: picture.maxX, height: max(0, bounds.height - top))
    besideRows.layoutFrame = isMirrored ? beside.mirrored(in: bounds.width) : beside
    matchGuide()
  }
}
