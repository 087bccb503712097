import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloLockups
import HaloSceneGraph

/// The view for a `poster` of a layout: a picture that lifts, with its title below.
final class LayoutPoster: TVPosterView, PicturedElement {
  var fields = ViewFields() {
    didSet {
      titleLabel.text = fields.shownTitle
      adoptFields()
    }
  }
  /// The picture; nil for a placeholder.
  var picture: Image? { didSet { setNeedsLayout() } }

  init() { super.init(image: nil) }

  override func focusItems(in rect: CGRect) -> [any FocusItem] {
    subviews.filter { $0 is any LayoutElement }
  }

  override func layoutSubviews() {
    titleLabel.font = .systemFont(
      ofSize: max(13, min(25, bounds.width * 0.1)).rounded(), weight: .semibold)
    super.layoutSubviews()
    imageView.cornerRadius = LayoutStyle.radius(of: imageView.bounds.size)
    let wanted = (size: imageView.bounds.size, color: fields.color)
    if let picture {
      image = picture
    } else if imageView.image?.size != wanted.size || placeholderColor != wanted.color {
      placeholderColor = wanted.color
      image = Placeholder.image(
        named: focusDebugLabel, color: wanted.color, size: wanted.size)
    }
    updateAppearance()
  }
  private var placeholderColor: Color?

  override func appearanceDidChange() {
    // This updates the looks, too.
    super.appearanceDidChange()
    refreshLift()
  }

  func updateLooks() { updateAppearance() }

  override func updateAppearance() {
    super.updateAppearance()
    let style = style
    let appearance = effectiveAppearance
    let lifts = shownEffect == .lift
    imageView.focusedScale =
      lifts
      ? appearance.lift.focusedScale(
        longestSide: max(imageView.bounds.width, imageView.bounds.height)) : 1
    imageView.liftedShadow =
      lifts ? appearance.lift.scaledLiftedShadow(for: imageView.bounds.size) : nil
    let isFlat = appearance.glass != nil
    imageView.shadow = (style.isTV || lifts) && !isFlat ? appearance.lift.restShadow : nil
    imageView.edgeColor = Color(white: style.palette.isDark ? 1 : 0, alpha: 0.08)
    if isHighlightedByFocus {
      imageView.dimming = 0
    } else {
      imageView.dimming = shownEffect == .highlight ? 0.35 : 0
    }
  }

  // MARK: Focus

  override var defaultFocusEffect: FocusEffect? {
    makeFocusEffect(outline: imageView.frame, radius: imageView.cornerRadius)
  }
}
