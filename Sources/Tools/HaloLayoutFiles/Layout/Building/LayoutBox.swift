import FocusEngine
import FocusGeometry
import Foundation
import HaloAudit
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// The view for a `view`, `label` or `image` of a layout.
final class LayoutBox: View, PicturedElement, Selectable {
  enum Content {
    case panel, label, image
  }

  var fields = ViewFields() {
    didSet {
      titleLabel.text = fields.shownTitle
      focusMayHaveChanged()
      setNeedsLayout()
      updateLooks()
    }
  }
  /// The picture; if it is nil, an `image` shows a placeholder.
  var picture: Image? { didSet { updateLooks() } }

  private let content: Content
  private let imageView = ImageView()
  private let titleLabel = Label()

  init(_ content: Content) {
    self.content = content
    super.init(frame: .zero)
    titleLabel.textAlignment = content == .label ? .left : .center
    addSubview(imageView)
    addSubview(titleLabel)
  }

  var isFilled: Bool {
    switch content {
    case .label: false
    case .image: true
    case .panel: picture != nil || isCard || fields.color?.alpha == 1
    }
  }

  /// Whether the view has the opaque colour of cards, since it is modal and states no colour.
  private var isCard: Bool { fields.modal == true && fields.color == nil }

  /// Labels and pictures ignore clicks, as in UIKit, unless they can have the focus.
  override func hitTest(_ point: CGPoint) -> View? {
    let hit = super.hitTest(point)
    return hit === self && content != .panel && !canBecomeFocused ? nil : hit
  }

  /// Returns the layout's views inside this one, without its own label and picture.
  override func focusItems(in rect: CGRect) -> [any FocusItem] {
    subviews.filter { $0 !== imageView && $0 !== titleLabel }
  }

  // MARK: Appearance

  override func appearanceDidChange() {
    super.appearanceDidChange()
    refresh()
  }

  override func layoutSubviews() {
    let size = bounds.size
    cornerRadius = content == .label ? min(6, size.height / 4) : LayoutStyle.radius(of: size)
    imageView.frame = bounds
    imageView.cornerRadius = cornerRadius
    switch content {
    case .label:
      titleLabel.frame = bounds
      titleLabel.textAlignment = window?.layoutDirection == .rightToLeft ? .right : .left
      let body: CGFloat = style.isTV ? 29 : 17
      titleLabel.fit(
        in: size, preferred: min(size.height * 0.66, 64), body: body, smallest: body * 0.7,
        heading: .semibold)
    case .panel, .image:
      titleLabel.frame = bounds.insetBy(dx: min(12, size.width / 8), dy: 0)
      titleLabel.fit(
        in: titleLabel.bounds.size, preferred: min(size.height * 0.4, style.isTV ? 29 : 17),
        weight: .medium)
    }
    updateLooks()
  }

  func updateLooks() {
    let style = style
    let shown = picture ?? (content == .image ? placeholder : nil)
    imageView.image = shown
    imageView.isHidden = shown == nil
    imageView.dimming = picture == nil || fields.shownTitle.isEmpty ? 0 : .beneathText
    imageView.edgeColor =
      shown == nil ? nil : Color(white: style.palette.isDark ? 1 : 0, alpha: 0.08)
    focusedScale =
      shownEffect == .lift && canBecomeFocused
      ? min(
        1.12, effectiveAppearance.lift.focusedScale(longestSide: max(bounds.width, bounds.height)))
      : 1
    let isOperated = canBecomeFocused || fields.focusable == true
    liftedShadow =
      isOperated && content != .label
      ? effectiveAppearance.lift.scaledLiftedShadow(for: bounds.size) : nil
    let isWhite =
      looksFocused && (shownEffect == .lift || shownEffect == .highlight) && shown == nil
    hairlineColor = content == .panel && shown == nil ? style.hairline : nil
    backgroundColor = fill(isOperated: isOperated, isHighlighted: isWhite)
    let isOnHighlight = content == .label && (superview as? LayoutCell)?.isLit == true
    if isHighlightedByFocus || isOnHighlight || (isWhite && style.isTV && fields.color == nil) {
      titleLabel.textColor = style.highlightedText
    } else if content == .label, let color = fields.color {
      titleLabel.textColor = color
    } else if let color = fields.color {
      titleLabel.textColor = LayoutStyle.text(on: color)
    } else {
      titleLabel.textColor = shown != nil ? .white : style.text
    }
    titleLabel.alpha = fields.isEnabled ? 1 : 0.4
  }

  private func fill(isOperated: Bool, isHighlighted: Bool) -> Color {
    if isHighlightedByFocus { return style.highlight }
    guard content != .label else {
      return isHighlighted ? style.highlight : style.highlight.withAlphaComponent(0)
    }
    if let color = fields.color { return color }
    guard picture == nil, content == .panel else { return .clear }
    if isHighlighted, style.isTV { return style.highlight }
    if isCard { return style.palette.card }
    if fields.isSelected { return style.selection }
    return isOperated ? style.surface : style.panel
  }

  private var placeholder: Image? {
    let key = Key(color: fields.color, size: bounds.size)
    if key != placeholderKey {
      placeholderKey = key
      madePlaceholder = Placeholder.image(
        named: focusDebugLabel, color: fields.color, size: bounds.size)
    }
    return madePlaceholder
  }
  private var madePlaceholder: Image?
  private var placeholderKey: Key?

  private struct Key: Equatable {
    var color: Color?
    var size: CGSize
  }

  /// Whether the view looks selected; audits set it to compare the appearances.
  var isSelected: Bool {
    get { fields.isSelected }
    set { fields.selected = newValue }
  }

  // MARK: Focus

  override var defaultFocusEffect: FocusEffect? { makeFocusEffect() }

  override var focusItemState: FocusItemState {
    super.focusItemState.union(fields.focusItemState)
  }
}
