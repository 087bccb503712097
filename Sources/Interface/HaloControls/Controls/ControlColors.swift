import FocusEngine
import Foundation
import HaloDisplayList
import HaloSceneGraph

/// The colours of a control in a state (HIG, Focus and selection).
public struct ControlColors: Hashable, Sendable {
  /// The colour of the surface.
  public var surface: Color
  /// The colour of text and symbols on the surface.
  public var content: Color
  /// The colour of less prominent text and symbols on the surface.
  public var secondaryContent: Color
  /// The colour that replaces ``content`` as soon as it is more readable on the surface, while that
  /// becomes opaque; nil if ``content`` stays.
  ///
  /// The colours are not blended, as the middle of the blend would be grey on grey.
  public var raisedContent: Color?
  /// The colour that replaces ``secondaryContent`` in the same way; nil if that stays.
  public var raisedSecondaryContent: Color?
  /// The colour of a line of one device pixel around the surface; nil for none.
  public var hairline: Color?
  /// The colour of a line of one point, with increased contrast; nil for none.
  public var border: Color?
}

extension FocusAppearance {
  /// Returns the colours of a control in `state` under a model with `look`.
  ///
  /// Under models that draw a ring, the colours are those without focus.
  public func controlColors(for state: Control.State, look: FocusModel.Look) -> ControlColors {
    var colors =
      look == .halo
      ? deskColors(for: state)
      : glass.map { glassColors(for: state, on: $0) } ?? televisionColors(for: state)
    if palette.border != nil {
      colors.hairline = nil
      // The surface of a pressed plate may be as dark or as light as its background.
      var vivid: Control.State = [.focused, .selected, .highlighted, .disabled]
      if look == .lift, state.contains(.highlighted) { vivid = .disabled }
      let isVivid = !state.isDisjoint(with: vivid)
      colors.border = isVivid ? nil : palette.border
    }
    return colors
  }

  private func televisionColors(for state: Control.State) -> ControlColors {
    let quiet = accessibilityContrast == .high ? 0.9 : controls.secondaryOpacity
    func colors(_ surface: Color, _ content: Color) -> ControlColors {
      ControlColors(
        surface: surface, content: content, secondaryContent: content.faded(by: quiet),
        raisedContent: palette.focusedControlLabel,
        raisedSecondaryContent: palette.focusedControlLabel.faded(by: quiet))
    }
    if state.contains(.disabled) {
      var colors = colors(palette.disabledControl, palette.disabledControlLabel)
      // The disabled colour is already faint, and the text must stay readable.
      colors.secondaryContent = colors.content
      return colors
    }
    if state.contains(.highlighted), televisionLook == .tvOS26 {
      // The plate is as bright as other focused controls but for a shade, like pressed glass.
      return colors(
        palette.focusedControl.mixed(
          with: palette.focusedControlLabel, by: controls.pressedShade), palette.controlLabel)
    }
    if state.contains(.highlighted) {
      // The surface is inverted (HIG, Focus and selection); a line separates it from a background
      // that is as dark or as light.
      let share = accessibilityContrast == .high ? 0 : controls.pressedGlow
      var colors = colors(
        palette.focusedControlLabel.mixed(with: palette.focusedControl, by: share),
        palette.focusedControl)
      colors.hairline = palette.separator
      return colors
    }
    if state.contains(.selected), !state.contains(.focused) {
      var colors = colors(palette.selectedControl, palette.focusedControlLabel)
      colors.secondaryContent = colors.content
      colors.raisedSecondaryContent = colors.raisedContent
      return colors
    }
    return colors(
      state.contains(.focused) ? palette.focusedControl : restingControl, palette.controlLabel)
  }

  /// The surface of a control at rest; opaque with reduced transparency.
  private var restingControl: Color {
    prefersReducedTransparency
      ? palette.control.composed(over: palette.televisionGround) : palette.control
  }

  private func deskColors(for state: Control.State) -> ControlColors {
    var colors = ControlColors(
      surface: palette.card, content: palette.symbol, secondaryContent: palette.secondaryLabel,
      hairline: palette.separator)
    if state.contains(.disabled) {
      colors.surface = palette.card.faded(by: 0.5)
      colors.content = palette.disabledControlLabel
      colors.secondaryContent = palette.disabledControlLabel
      return colors
    }
    if state.contains(.selected) {
      colors.surface = palette.highlight
      colors.content = palette.onTint
      colors.secondaryContent = palette.onTint
      colors.hairline = nil
    }
    if state.contains(.highlighted) {
      // Only the surface is shaded, as the text must stay readable; black would not show on a dark
      // card.
      let shade = palette.isDark && !state.contains(.selected) ? Color.white : .black
      colors.surface = colors.surface.mixed(with: shade, by: controls.pressedShade)
    }
    return colors
  }

  /// Returns the shadow under a control on a television; nil for a disabled one, and under models
  /// that draw a ring.
  package func controlShadow(for state: Control.State, look: FocusModel.Look) -> Shadow? {
    guard look == .lift, !state.contains(.disabled) else { return nil }
    // On a light background, a shadow around a translucent surface looks like dirt.
    if !palette.isDark, state.isDisjoint(with: [.focused, .selected, .highlighted]) { return nil }
    // Where the focused control is glass, those at rest lie flat.
    if glass != nil, state.isDisjoint(with: [.focused, .highlighted]) { return nil }
    return state.contains(.highlighted) ? lift.pressedShadow : lift.restShadow
  }
}

extension Color {
  package func faded(by opacity: CGFloat) -> Color { withAlphaComponent(alpha * opacity) }
}
