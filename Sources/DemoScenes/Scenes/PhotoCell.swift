import Controls
import DisplayList
import FocusEngine
import FocusGeometry
import Foundation
import SceneGraph

/// A picture with a halo that matches its corners, and a badge that lies above the halo.
@MainActor
final class PhotoCell: CollectionViewCell {
  var photo: PhotoLibrary.Photo { didSet { imageView.image = photo.image } }
  private let imageView = ImageView()
  private let badge = View()
  private let heart = ShapeView(symbol: Symbols.heartFilled)

  private static let radius: CGFloat = 12
  private static let badgeSide: CGFloat = 30
  /// How far the badge leaves the picture, so that the ring passes beneath it; points.
  private static let badgeOverhang: CGFloat = 8

  var isFavourite = false {
    didSet {
      badge.alpha = isFavourite ? 1 : 0
      badge.transform = isFavourite ? .identity : .init(scaleX: 0.6, y: 0.6)
    }
  }

  /// What Return does.
  var activationWords: String { isFavourite ? "Remove from favourites" : "Favourite" }

  init(photo: PhotoLibrary.Photo) {
    self.photo = photo
    super.init(frame: .zero)
    imageView.image = photo.image
    imageView.cornerRadius = Self.radius
    badge.cornerRadius = Self.badgeSide / 2
    badge.cornerCurve = .circular
    badge.shadow = Shadow(offsetY: 1, sigma: 2, color: Color(white: 0, alpha: 0.25))
    badge.alpha = 0
    heart.color = Color(hex: 0xFF2D55)
    badge.addSubview(heart)
    addSubview(imageView)
    addSubview(badge)
  }

  override func layoutSubviews() {
    imageView.frame = bounds
    let side = Self.badgeSide
    let isMirrored = window?.layoutDirection == .rightToLeft
    let left = isMirrored ? -Self.badgeOverhang : bounds.width - side + Self.badgeOverhang
    badge.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    badge.center = CGPoint(x: left + side / 2, y: side / 2 - Self.badgeOverhang)
    heart.frame = badge.bounds.insetBy(dx: 6, dy: 6)
    let effect = FocusHaloEffect(
      roundedRect: bounds, cornerRadius: Self.radius, curve: .continuous)
    // Between the picture and the badge.
    effect.referenceView = imageView
    focusEffect = effect
  }

  override func updateConfiguration(using state: CellConfigurationState) {
    let palette = effectiveAppearance.palette
    badge.backgroundColor = palette.card
    // A line marks the edge of pictures as light or dark as the page, unless there is a ring.
    imageView.edgeColor =
      palette.border.map { state.isFocused ? .clear : $0 }
      ?? Color(white: palette.isDark ? 1 : 0, alpha: palette.isDark ? 0.12 : 0.1)
    imageView.isEdgeBold = palette.border != nil
    imageView.alpha = state.isHighlighted ? 0.7 : 1
  }
}
