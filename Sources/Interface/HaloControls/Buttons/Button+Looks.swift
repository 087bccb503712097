import FocusEngine
import Foundation
import HaloDisplayList
import HaloSceneGraph

/// The appearance of buttons that have no plate.
extension Button {
  /// The shown configuration, with what was set for the present state.
  var shownConfiguration: Configuration {
    var shown = configuration ?? .plain()
    let state = state
    shown.title = title(for: state) ?? shown.title
    shown.symbol = symbol(for: state) ?? buttonType.symbol ?? shown.symbol
    shown.image = image(for: state) ?? shown.image
    if look == .lift {
      shown.useTelevisionInsets()
    } else if configuration == nil {
      shown.contentInsets = .init()
    }
    return shown
  }

  func showConfiguration() {
    let content = content ?? ButtonContent(of: self, title: titleLabel)
    self.content = content
    let shown = shownConfiguration
    content.show(shown)
    if look == .lift {
      match(font: Configuration.televisionFont, cornerRadius: buttonRadius)
      showPlate()
    } else {
      if configuration != nil { titleLabel.font = shown.titleFont }
      showDesk(shown)
    }
    setNeedsLayout()
  }

  /// Under models that lift items, every button is a plate.
  private func showPlate() {
    showSurface(scale: effectiveAppearance.lift.buttonScale)
    var colors = effectiveAppearance.controlColors(for: state, look: look)
    if let glass = glass(of: shownConfiguration) { colors = show(glass, in: colors) }
    titleLabel.show(colors)
    content?.symbol.show(colors)
    content?.subtitle?.show(colors, isSecondary: true)
  }

  private func showDesk(_ shown: Configuration) {
    let appearance = effectiveAppearance
    let (palette, state) = (appearance.palette, state)
    (shadow, liftedShadow, focusedScale) = (nil, nil, 1)
    let isPressed = state.contains(.highlighted)
    var fill = shown.fill(in: palette)
    var content =
      shown.baseForegroundColor ?? titleColor(for: state)
      ?? shown.foreground(in: palette, isTinted: buttonType != .custom || configuration != nil)
    if state.contains(.disabled) {
      if shown.surface != .none { fill = palette.label.withAlphaComponent(0.06) }
      content = palette.disabledControlLabel
    } else if isPressed {
      if shown.surface == .none {
        content = content.faded(by: Self.pressedOpacity)
      } else {
        let shade = palette.pressing.withAlphaComponent(fill.alpha)
        fill = fill.mixed(with: shade, by: appearance.controls.pressedShade)
      }
    }
    glassSurface = glass(of: shown)
    if glassSurface != nil {
      fill = Color(white: 1, alpha: isPressed ? appearance.glassStyle.pressedGlow : 0)
      content = shown.baseForegroundColor ?? shown.glassForeground(in: palette)
    }
    backgroundColor = fill
    (hairlineColor, borderColor) = (nil, shown.surface == .none ? nil : palette.border)
    for label in [titleLabel, self.content?.subtitle].compactMap(\.self) {
      label.textColor = content
      label.raisedTextColor = nil
    }
    self.content?.subtitle?.textColor = content.faded(by: 0.8)
    self.content?.symbol.color = content
    self.content?.symbol.raisedColor = nil
  }

  /// The opacity of a title without a surface while the button is pressed; our choice.
  private static let pressedOpacity: CGFloat = 0.4
}

extension Button.Configuration {
  fileprivate func fill(in palette: Palette) -> Color {
    switch surface {
    case .none: baseBackgroundColor ?? .clear
    case .gray: baseBackgroundColor ?? palette.label.withAlphaComponent(0.08)
    case .tinted: (baseBackgroundColor ?? palette.highlight).withAlphaComponent(0.16)
    // Surfaces of glass have these colours where they are opaque.
    case .filled, .glass(.prominent), .glass(.prominentClear):
      baseBackgroundColor ?? palette.highlight
    case .glass: palette.label.withAlphaComponent(0.08).composed(over: palette.window)
    }
  }

  func foreground(in palette: Palette, isTinted: Bool) -> Color {
    switch surface {
    case .none: isTinted ? palette.symbol : palette.label
    case .gray, .tinted: palette.tintedText(over: fill(in: palette))
    case .filled, .glass(.prominent), .glass(.prominentClear):
      if let ground = baseBackgroundColor {
        ground.contrastRatio(with: .white) >= 3 ? .white : .black
      } else {
        palette.onTint
      }
    case .glass: palette.label
    }
  }
}
