import FocusEngine
import Foundation
import HaloDisplayList
import HaloSceneGraph

extension FocusAppearance {
  /// Returns the colours of a control that is glass while focused: a flat surface at rest, a
  /// stronger one while selected, and with the focus the plate's colour and text, through which the
  /// glass shows.
  func glassColors(for state: Control.State, on glass: GlassStyle) -> ControlColors {
    if state.contains(.disabled) {
      return ControlColors(
        surface: palette.disabledControl, content: palette.disabledControlLabel,
        secondaryContent: palette.disabledControlLabel)
    }
    let (isSelected, isPressed) = (state.contains(.selected), state.contains(.highlighted))
    let isRaised = isPressed || state.contains(.focused)
    let surface =
      isRaised
      ? palette.focusedControl.withAlphaComponent(
        isPressed || isSelected ? glass.strongFill : glass.focusedFill)
      : Color(
        white: palette.isDark ? 1 : 0,
        alpha: isSelected ? glass.selectedFill : glass.restingFill)
    return ControlColors(
      surface: surface,
      content: palette.controlLabel.faded(by: isSelected ? 1 : glass.restingText),
      secondaryContent: palette.controlLabel.faded(
        by: isSelected ? glass.secondaryText : controls.secondaryOpacity),
      raisedContent: palette.focusedControlLabel,
      raisedSecondaryContent: palette.focusedControlLabel.faded(by: glass.secondaryText),
      hairline: isSelected && !isRaised
        ? Color(white: palette.isDark ? 1 : 0, alpha: glass.selectedLine) : nil)
  }

  /// Returns the glass of a control on a television; nil for a disabled one, and where glass is not
  /// used.
  package func controlGlass(for state: Control.State, look: FocusModel.Look) -> GlassSurface? {
    guard look == .lift, let glass, !state.contains(.disabled) else { return nil }
    return GlassSurface(material: glass.focusedMaterial, style: glass)
  }
}
