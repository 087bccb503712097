import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// The row of a choice, with its name and, at the other end, its detail.
@MainActor
final class ChoiceRow: Decoration {
  private let name = Label()
  private let detail = Label()
  /// The choice of the row; nil hides the row.
  private(set) var choice: Choice?
  private var isChosen = false

  init() {
    super.init(frame: .zero)
    addSubview(name)
    addSubview(detail)
  }

  /// Shows a choice.
  ///
  /// - Parameters:
  ///   - choice: The choice; nil hides the row.
  ///   - isChosen: Whether the choice is selected.
  func show(_ choice: Choice?, isChosen: Bool) {
    self.choice = choice
    self.isChosen = isChosen
    isHidden = choice == nil
    name.text = choice?.name ?? ""
    detail.text = choice?.detail ?? ""
    appearanceDidChange()
    setNeedsLayout()
  }

  override func appearanceDidChange() {
    let (palette, style) = (effectiveAppearance.palette, effectiveAppearance.choices)
    cornerRadius = style.rowRadius
    backgroundColor = palette.highlight.withAlphaComponent(isChosen ? 1 : 0)
    borderColor = isChosen ? palette.highlightEdge : nil
    name.font = style.nameFont
    detail.font = style.detailFont
    name.textColor = isChosen ? palette.onTint : palette.label
    detail.textColor = isChosen ? palette.onTint : palette.secondaryLabel
  }

  override func layoutSubviews() {
    let style = effectiveAppearance.choices
    let isMirrored = window?.layoutDirection == .rightToLeft
    let room = bounds.insetBy(dx: style.textInset, dy: 0)
    let unbounded = CGSize(width: CGFloat.infinity, height: .infinity)
    let wish = detail.text.isEmpty ? 0 : detail.sizeThatFits(unbounded).width.rounded(.up)
    // The name takes precedence over the detail.
    let needed = name.sizeThatFits(unbounded).width.rounded(.up) + style.textGap
    let width = needed + wish <= room.width ? wish : 0
    detail.isHidden = width == 0
    let place = CGRect(x: room.maxX - width, y: 0, width: width, height: bounds.height)
    let text = CGRect(
      x: room.minX, y: 0, width: room.width - (width > 0 ? width + style.textGap : 0),
      height: bounds.height)
    detail.frame = isMirrored ? place.mirrored(in: bounds.width) : place
    name.frame = isMirrored ? text.mirrored(in: bounds.width) : text
    name.textAlignment = isMirrored ? .right : .left
    detail.textAlignment = isMirrored ? .left : .right
  }
}
