import FocusEngine
import FocusGeometry
import Foundation
import SceneGraph

/// A `text-field` of a layout; focusable under every model, and a focus group of its own.
final class LayoutTextField: Control, LayoutElement {
  var traits = ElementTraits() {
    didSet {
      titleLabel.text = traits.title
      isEnabled = traits.isEnabled
      isSelected = traits.isSelected
      focusMayHaveChanged()
      updateAppearance()
    }
  }
  private let titleLabel = Label()

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    addSubview(titleLabel)
  }

  override func focusItems(in rect: CGRect) -> [any FocusItem] {
    subviews.filter { $0 !== titleLabel }
  }

  override func layoutSubviews() {
    cornerRadius = min(10, bounds.height * 0.28)
    titleLabel.frame = bounds.insetBy(dx: min(bounds.height * 0.36, bounds.width / 6), dy: 0)
    titleLabel.font = .systemFont(ofSize: max(11, min(bounds.height * 0.42, style.isTV ? 29 : 17)))
    titleLabel.textAlignment = window?.layoutDirection == .rightToLeft ? .right : .left
  }

  override func appearanceDidChange() {
    super.appearanceDidChange()
    refresh()
  }

  func updateLooks() { updateAppearance() }

  override func updateAppearance() {
    let style = style
    let isWhite = isFocused && (shownEffect == .lift || shownEffect == .highlight) && style.isTV
    backgroundColor =
      isHighlightedByFocus || isWhite ? style.highlight : traits.color ?? style.surface
    // Deeper than that of a button: something is to be filled in.
    hairlineColor = style.isTV ? style.hairline : style.palette.label.withAlphaComponent(0.28)
    titleLabel.textColor =
      isHighlightedByFocus || isWhite
      ? style.highlightedText.withAlphaComponent(0.7)
      : traits.color.map { LayoutStyle.text(on: $0) } ?? style.quietText
    titleLabel.alpha = isEnabled ? 1 : 0.4
    focusedScale = shownEffect == .lift ? 1.04 : 1
    liftedShadow = shownEffect == .lift ? effectiveAppearance.lift.liftedShadow : nil
  }

  // MARK: Focus

  override var canBecomeFocused: Bool { (traits.focusable ?? true) && isEnabled }
  override var isTransparentFocusItem: Bool { traits.isTransparent }
  override var preferredFocusEnvironments: [any FocusEnvironment] { traits.prefers }
  override var defaultFocusEffect: FocusEffect? { makeFocusEffect() }
  override var focusGroupIdentifier: String? {
    // No id has a space, so this is nobody else's.
    get { super.focusGroupIdentifier ?? "text field \(focusDebugLabel)" }
    set { super.focusGroupIdentifier = newValue }
  }

  override func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    coordinateEffect(in: context, with: coordinator)
  }
}
