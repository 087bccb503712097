import FocusEngine
import FocusGeometry
import Foundation
import HaloArtwork
import HaloControls
import HaloDisplayList
import HaloLists
import HaloSceneGraph

/// A picture that may be hidden, disabled or covered by a curtain.
@MainActor
final class VanishingCell: CollectionViewCell {
  private static let radius: CGFloat = 14
  private let imageView = ImageView()
  private let title = Label("", font: .systemFont(ofSize: 13))
  /// A line that shows that the picture will disappear soon.
  private let fuse = View()
  static let captionHeight: CGFloat = 26

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    imageView.cornerRadius = Self.radius
    title.textAlignment = .center
    fuse.cornerRadius = 2
    fuse.alpha = 0
    for child in [imageView, title, fuse] { addSubview(child) }
  }

  func show(_ artwork: Artwork, image: Image) {
    imageView.image = image
    title.text = artwork.title
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    alpha = 1
    isUserInteractionEnabled = true
    fuse.alpha = 0
  }

  /// Shortens the line to nothing within `duration` seconds.
  func burn(for duration: TimeInterval) {
    let full = CGRect(x: 12, y: pictureHeight - 16, width: bounds.width - 24, height: 4)
    View.performWithoutAnimation {
      fuse.frame = full
      fuse.alpha = 1
    }
    let isMirrored = window?.layoutDirection == .rightToLeft
    View.animate(withDuration: duration, in: window) {
      fuse.frame = CGRect(
        x: isMirrored ? full.maxX - 4 : full.minX, y: full.minY, width: 4, height: 4)
    }
  }

  func stopBurning() { fuse.alpha = 0 }

  private var pictureHeight: CGFloat { bounds.height - Self.captionHeight }

  /// The frame of the picture without its caption, in the cell's coordinates.
  var pictureFrame: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width, height: pictureHeight)
  }

  override func layoutSubviews() {
    imageView.frame = pictureFrame
    title.frame = CGRect(x: 0, y: pictureHeight + 6, width: bounds.width, height: 18)
    focusEffect = FocusHaloEffect(
      roundedRect: pictureFrame, cornerRadius: Self.radius, curve: .continuous)
  }

  override func updateConfiguration(using state: CellConfigurationState) {
    // Cells that disappear, appear or move pass beneath the focused one.
    zPosition = state.isFocused ? 1 : 0
    let palette = effectiveAppearance.palette
    title.textColor = state.isFocused ? palette.label : palette.secondaryLabel
    fuse.backgroundColor = .white
    imageView.alpha = state.isDisabled ? 0.3 : state.isHighlighted ? 0.7 : 1
    imageView.edgeColor =
      palette.border.map { state.isFocused ? .clear : $0 }
      ?? Color(white: palette.isDark ? 1 : 0, alpha: palette.isDark ? 0.12 : 0.1)
    imageView.isEdgeBold = palette.border != nil
  }
}
