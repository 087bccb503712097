import Artwork
import Controls
import FocusEngine
import FocusGeometry
import Foundation
import SceneGraph

/// One picture, and what can be done with it.
@MainActor
final class PictureScreen: RowScreen {
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

  /// Places the picture beside its rows, or above them in a narrow window; in very large windows
  /// they stay close to each other.
  override func viewDidLayoutSubviews() {
    let bounds = view.bounds
    place.textColor = view.effectiveAppearance.palette.secondaryLabel
    let isWide = bounds.width > 900
    let content = min(bounds.width, 1500 + max(0, bounds.width - 1500) * 0.45).rounded()
    let left = ((bounds.width - content) / 2).rounded()
    let top = 28 + (max(0, bounds.height - 1000) * 0.2).rounded()
    let rows: CGFloat = isWide ? content * 0.4 : content
    let room = CGRect(
      x: left + 32, y: top, width: (isWide ? content - rows : content) - 48,
      height: bounds.height - top - (isWide ? 64 : 200))
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
          x: picture.maxX, y: top - 12, width: left + content - picture.maxX - 16, height: 140)
        : CGRect(x: 16, y: place.frame.maxY, width: bounds.width - 32, height: 140))
  }
}
