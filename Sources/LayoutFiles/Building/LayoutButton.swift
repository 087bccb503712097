import FocusEngine
import FocusGeometry
import Foundation
import SceneGraph

/// A `button` of a layout: as on a television under models that lift, otherwise as on a desk.
final class LayoutButton: Button, LayoutElement {
  var traits = ElementTraits() {
    didSet {
      titleLabel.text = traits.title
      isEnabled = traits.isEnabled
      isSelected = traits.isSelected
      focusMayHaveChanged()
      setNeedsLayout()
      updateAppearance()
    }
  }
  var image: Image? { didSet { updateAppearance() } }
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
    cornerRadius = LayoutStyle.radius(of: bounds.size)
    imageView.cornerRadius = cornerRadius
    titleLabel.fit(
      in: titleLabel.bounds.size, preferred: min(bounds.height * 0.4, style.isTV ? 31 : 17),
      weight: .medium)
  }

  override func appearanceDidChange() {
    super.appearanceDidChange()
    refresh()
  }

  func updateLooks() { updateAppearance() }

  override func updateAppearance() {
    super.updateAppearance()
    imageView.image = image
    imageView.isHidden = image == nil
    imageView.dimming = traits.title.isEmpty ? 0 : .beneathText
    let style = style
    let shown = shownEffect
    if shown != .lift { (focusedScale, liftedShadow) = (1, shadow) }
    hairlineColor = nil
    guard isEnabled else { return }
    let showsFocus = isFocused && (shown == .lift || shown == .highlight)
    if !style.isTV {
      shadow = nil
      liftedShadow = shown == .lift ? effectiveAppearance.lift.liftedShadow : nil
      hairlineColor = style.hairline
      backgroundColor = isSelected ? style.palette.highlight : style.surface
      titleLabel.textColor = isSelected ? style.palette.onTint : style.accent
      if isHighlightedByFocus {
        backgroundColor = style.highlight
        titleLabel.textColor = style.highlightedText
      }
      if isHighlighted { backgroundColor = backgroundColor.mixed(with: .black, by: 0.12) }
    } else if !showsFocus, !isHighlighted, !isSelected {
      backgroundColor = style.palette.control
    }
    if let color = traits.color, !(style.isTV && showsFocus), !isHighlightedByFocus {
      backgroundColor = isHighlighted ? color.mixed(with: .black, by: 0.15) : color
      titleLabel.textColor = LayoutStyle.text(on: color)
    }
  }

  // MARK: Focus

  override var canBecomeFocused: Bool {
    traits.focusable.map { $0 && isEnabled } ?? super.canBecomeFocused
  }
  override var isTransparentFocusItem: Bool { traits.isTransparent }
  override var preferredFocusEnvironments: [any FocusEnvironment] { traits.prefers }
  override var defaultFocusEffect: FocusEffect? { makeFocusEffect() }

  override func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    coordinateEffect(in: context, with: coordinator)
  }
}
