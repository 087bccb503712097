import FocusEngine
import Foundation

/// A title on a rounded surface: UIKit's `UIButton`, with tvOS's states (spec/focus-looks.md C3).
open class Button: Control {
  public let titleLabel: Label = ButtonTitle()

  public init(title: String, font: Font = .systemFont(ofSize: 29, weight: .medium)) {
    super.init(frame: .zero)
    titleLabel.text = title
    titleLabel.font = font
    titleLabel.textAlignment = .center
    cornerRadius = 14
    addSubview(titleLabel)
  }

  open override func layoutSubviews() {
    titleLabel.frame = bounds.insetBy(dx: 12, dy: 0)
  }

  open override func updateAppearance() {
    let appearance = effectiveAppearance
    let palette = appearance.palette
    focusedScale = appearance.lift.buttonScale
    shadow = isEnabled ? appearance.lift.restShadow : nil
    liftedShadow = isEnabled ? appearance.lift.liftedShadow : nil
    let isVivid = isHighlighted || isSelected || looksFocused
    borderColor = isVivid && isEnabled ? nil : palette.border
    guard isEnabled else {
      backgroundColor = palette.disabledControl
      titleLabel.textColor = palette.disabledControlLabel
      return
    }
    backgroundColor = isVivid ? palette.focusedControl : palette.control
    titleLabel.textColor = palette.controlLabel
  }
}

/// Takes the focused colour at the moment when the surface behind it, on its way to opaque, is half
/// way there: a blend of both colours would be grey on grey.
private final class ButtonTitle: Label {
  override var textStyle: TextStyle {
    var style = super.textStyle
    // Any other colour was given for a surface that stays as it is.
    if let surface = superview as? Button, textColor == effectiveAppearance.palette.controlLabel,
      surface.presented(.backgroundColor, surface.backgroundColor).alpha > 0.46
    {
      style.color = effectiveAppearance.palette.focusedControlLabel
    }
    return style
  }
}
