import Foundation
import HaloDisplayList
import HaloSceneGraph

/// The glass of buttons with a glass configuration, with and without focus.
extension Button {
  /// Returns the glass of a configuration; nil for one without glass, for a disabled button, with
  /// increased contrast or reduced transparency, and on a television whose look has no glass.
  func glass(of shown: Configuration) -> GlassSurface? {
    let appearance = effectiveAppearance
    guard let kind = shown.glassKind, !state.contains(.disabled), !appearance.isFlat,
      look == .halo || appearance.glass != nil
    else { return nil }
    let palette = appearance.palette
    let tint = kind.isProminent ? shown.baseBackgroundColor ?? palette.highlight : nil
    var glass = GlassSurface(
      material: appearance.glassStyle.material(kind.clarity, isDark: palette.isDark, tint: tint),
      style: appearance.glassStyle, isAlwaysShown: true)
    glass.isPressed = look == .lift && state.contains(.highlighted)
    return glass
  }

  /// Shows glass on a television, and returns the colours of the content on it.
  ///
  /// With the focus it has the fill and the text of every focused control.
  func show(_ glass: GlassSurface, in colors: ControlColors) -> ControlColors {
    var colors = colors
    glassSurface = glass
    let style = glass.style
    if state.isDisjoint(with: [.focused, .highlighted]) {
      raise(to: Color(white: 1, alpha: state.contains(.selected) ? style.pressedGlow : 0))
    }
    let shown = shownConfiguration
    let palette = effectiveAppearance.palette
    let content = shown.baseForegroundColor ?? shown.glassForeground(in: palette)
    (colors.content, colors.secondaryContent) = (content, content.faded(by: style.secondaryText))
    return colors
  }
}

extension Button.Configuration {
  /// Returns the colour of text and symbols on the configuration's glass.
  func glassForeground(in palette: Palette) -> Color {
    glassKind?.clarity == .regular ? foreground(in: palette, isTinted: false) : .white
  }
}
