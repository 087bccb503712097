import FocusEngine
import Foundation
import HaloDisplayList
import HaloSceneGraph

extension FocusAppearance {
  /// Returns the colours of a control that is glass while focused: at rest a flat surface, and with
  /// the focus no colour of its own under white text.
  ///
  /// A selected control stays an opaque plate (HIG, Focus and selection); with the focus its glass
  /// is nearly filled.
  func glassColors(for state: Control.State, on glass: GlassStyle) -> ControlColors {
    if state.contains(.disabled) {
      return ControlColors(
        surface: palette.disabledControl, content: palette.disabledControlLabel,
        secondaryContent: palette.disabledControlLabel)
    }
    let isRaised = !state.isDisjoint(with: [.focused, .highlighted])
    if state.contains(.selected) {
      let plate = palette.focusedControl
      return ControlColors(
        surface: isRaised ? plate.withAlphaComponent(glass.selectedFill) : plate,
        content: palette.controlLabel,
        secondaryContent: palette.controlLabel.faded(by: controls.secondaryOpacity),
        raisedContent: palette.focusedControlLabel,
        raisedSecondaryContent: palette.focusedControlLabel.faded(by: glass.secondaryText))
    }
    guard isRaised else {
      let ground: Color = palette.isDark ? .white : .black
      let content = palette.controlLabel.faded(by: glass.restingText)
      return ControlColors(
        surface: ground.withAlphaComponent(glass.restingFill), content: content,
        secondaryContent: content.faded(by: controls.secondaryOpacity))
    }
    let isPressed = state.contains(.highlighted)
    return ControlColors(
      surface: Color(white: 1, alpha: isPressed ? glass.pressedGlow : 0), content: .white,
      secondaryContent: Color(white: 1, alpha: glass.secondaryText))
  }

  /// Returns the glass of a control on a television; nil for a disabled one, and where glass is not
  /// used.
  package func controlGlass(for state: Control.State, look: FocusModel.Look) -> GlassSurface? {
    guard look == .lift, let glass, !state.contains(.disabled) else { return nil }
    return GlassSurface(
      material: glass.material(.clear, isDark: palette.isDark), style: glass)
  }
}
