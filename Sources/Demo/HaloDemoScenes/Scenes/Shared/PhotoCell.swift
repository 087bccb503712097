import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloLists
import HaloSceneGraph

/// A picture with a halo that matches its corners, a heart for a favourite, and a check while it is
/// selected.
///
/// Heart and check are above the halo if the halo is inside.
@MainActor
final class PhotoCell: CollectionViewCell {
  var photo: PhotoLibrary.Photo {
    didSet {
      imageView.image = photo.image
      accessibilityLabel = photo.title
    }
  }
  private let imageView = ImageView()
  private let badge = View()
  private let heart = ShapeView(symbol: Symbols.heartFilled)
  private let check = SelectionBadge()

  private static let radius: CGFloat = 6
  /// The side of the badge on a large picture, and the smallest side, in points.
  private static let badgeSide: CGFloat = 26
  private static let smallestBadge: CGFloat = 18
  /// The opacity of a selected picture, so that it differs from the others not only by the check.
  private static let selectedOpacity: CGFloat = 0.72

  var isFavourite = false {
    didSet {
      accessibilityValue = isFavourite ? "favourite" : nil
      badge.alpha = isFavourite ? 1 : 0
      badge.transform = isFavourite ? .identity : .init(scaleX: 0.6, y: 0.6)
    }
  }

  /// The effect of the favourite command in words.
  var favouriteWords: String { isFavourite ? "Remove from favourites" : "Favourite" }

  init(photo: PhotoLibrary.Photo) {
    self.photo = photo
    super.init(frame: .zero)
    accessibilityLabel = photo.title
    imageView.image = photo.image
    imageView.cornerRadius = Self.radius
    badge.cornerCurve = .circular
    badge.backgroundColor = Color(white: 0, alpha: 0.5)
    badge.alpha = 0
    heart.color = .white
    badge.addSubview(heart)
    addSubview(imageView)
    addSubview(badge)
    addSubview(check)
  }

  override func layoutSubviews() {
    imageView.frame = bounds
    let side = min(Self.badgeSide, max(Self.smallestBadge, (bounds.width * 0.15).rounded()))
    let margin = (side * 0.3).rounded()
    let isMirrored = window?.layoutDirection == .rightToLeft
    let left = isMirrored ? margin : bounds.width - side - margin
    badge.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    badge.center = CGPoint(x: left + side / 2, y: margin + side / 2)
    badge.cornerRadius = side / 2
    heart.frame = badge.bounds.insetBy(dx: side * 0.21, dy: side * 0.21)
    check.place(
      in: bounds.size, appearance: effectiveAppearance,
      direction: isMirrored ? .rightToLeft : .leftToRight, side: side)
    let effect = FocusHaloEffect(
      roundedRect: bounds, cornerRadius: Self.radius, curve: .continuous)
    // The ring is between the picture and the badge.
    effect.referenceView = imageView
    focusEffect = effect
  }

  override func updateConfiguration(using state: CellConfigurationState) {
    let palette = effectiveAppearance.palette
    // A line marks the edge of pictures that are as light or dark as the page, unless there is a
    // ring.
    imageView.edgeColor =
      palette.border.map { state.isFocused ? .clear : $0 }
      ?? Color(white: palette.isDark ? 1 : 0, alpha: palette.isDark ? 0.12 : 0.1)
    imageView.isEdgeBold = palette.border != nil
    imageView.alpha = state.isSelected || state.isHighlighted ? Self.selectedOpacity : 1
    check.isHidden = !state.isSelected
    check.updateAppearance(look: state.look)
  }
}
