import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// The view for a `button` of a layout, in television style under models that lift, otherwise in
/// desktop style.
final class LayoutButton: Button, PicturedElement {
  var fields = ViewFields() {
    didSet {
      titleLabel.text = fields.shownTitle
      adoptFields()
    }
  }
  var picture: Image? { didSet { updateAppearance() } }
  private let imageView = ImageView()

  init() {
    super.init(title: "")
    insertSubview(imageView, at: 0)
  }

  override func focusItems(in rect: CGRect) -> [any FocusItem] {
    subviews.filter { $0 !== imageView && $0 !== titleLabel }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = bounds
    cornerRadius =
      isCapsule ? bounds.height / 2 : LayoutStyle.radius(of: bounds.size)
    imageView.cornerRadius = cornerRadius
    titleLabel.fit(
      in: titleLabel.bounds.size, preferred: min(bounds.height * 0.4, style.isTV ? 31 : 17),
      weight: .medium)
  }

  /// Whether the look of the television makes the button a capsule; one that is nearly square would
  /// become a disc.
  private var isCapsule: Bool {
    style.isTV && picture == nil && effectiveAppearance.televisionLook == .tvOS26
      && bounds.width >= 1.5 * bounds.height
  }

  override func appearanceDidChange() {
    // This updates the looks, too.
    super.appearanceDidChange()
    refreshLift()
  }

  func updateLooks() { updateAppearance() }

  override func updateAppearance() {
    super.updateAppearance()
    imageView.image = picture
    imageView.isHidden = picture == nil
    imageView.dimming = fields.shownTitle.isEmpty ? 0 : .beneathText
    let style = style
    let shown = shownEffect
    if shown == .lift {
      focusedScale = effectiveAppearance.lift.buttonScale
      liftedShadow = isEnabled ? effectiveAppearance.lift.scaledLiftedShadow(for: bounds.size) : nil
    } else {
      (focusedScale, liftedShadow) = (1, shadow)
    }
    if shown != .lift || picture != nil { glassSurface = nil }
    setNeedsLayout()
    guard isEnabled else { return }
    let showsFocus = looksFocused && (shown == .lift || shown == .highlight)
    if isHighlightedByFocus {
      backgroundColor = style.highlight
      titleLabel.textColor = style.highlightedText
      titleLabel.raisedTextColor = nil
    } else if style.isTV, effectiveAppearance.televisionLook == .tvOS18, !showsFocus,
      !isHighlighted, !isSelected
    {
      backgroundColor = style.palette.control
    }
    if let color = fields.color, !(style.isTV && showsFocus), !isHighlightedByFocus {
      backgroundColor = color
      titleLabel.textColor = LayoutStyle.text(on: color)
      titleLabel.raisedTextColor = nil
    }
    if isHighlighted, isHighlightedByFocus || fields.color != nil {
      backgroundColor = backgroundColor.mixed(
        with: .black, by: effectiveAppearance.controls.pressedShade)
    }
  }

  // MARK: Focus

  override var defaultFocusEffect: FocusEffect? { makeFocusEffect() }
}
