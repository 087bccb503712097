import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// The view for a `text-field` of a layout; focusable under every model, and a focus group of its
/// own.
final class LayoutTextField: TextField, LayoutElement {
  var fields = ViewFields() {
    didSet {
      placeholder = fields.shownTitle
      adoptFields()
    }
  }

  init() { super.init(frame: .zero) }

  override func focusItems(in rect: CGRect) -> [any FocusItem] {
    subviews.filter { $0 is any LayoutElement }
  }

  override func layoutSubviews() {
    let wanted = Font.systemFont(
      ofSize: max(11, min(bounds.height * 0.42, style.isTV ? 29 : 17)))
    // The setter requests layout, so only a changed value is set.
    if font != wanted { font = wanted }
    super.layoutSubviews()
  }

  override func appearanceDidChange() {
    super.appearanceDidChange()
    refresh()
  }

  func updateLooks() { updateAppearance() }

  override func updateAppearance() {
    super.updateAppearance()
    let style = style
    if shownEffect == .lift {
      focusedScale = effectiveAppearance.controls.fieldScale
      liftedShadow = effectiveAppearance.lift.scaledLiftedShadow(for: bounds.size)
    } else {
      (focusedScale, liftedShadow) = (1, shadow)
    }
    guard isEnabled else { return }
    if isHighlightedByFocus {
      backgroundColor = style.highlight
      label.textColor = style.highlightedText.withAlphaComponent(0.7)
      label.raisedTextColor = nil
    } else if let color = fields.color, !(isFocused && style.isTV && shownEffect == .lift) {
      backgroundColor = color
      label.textColor = LayoutStyle.text(on: color)
      label.raisedTextColor = nil
    }
  }

  // MARK: Focus effect

  override var defaultFocusEffect: FocusEffect? { makeFocusEffect() }
}
