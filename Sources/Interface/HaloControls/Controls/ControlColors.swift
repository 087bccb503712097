import FocusEngine
import Foundation
import HaloDisplayList
import HaloSceneGraph

/// What a control in some state is drawn with (HIG, Focus and selection).
public struct ControlColors: Hashable, Sendable {
  /// What the surface is filled with.
  public var surface: Color
  /// Text and symbols on the surface.
  public var content: Color
  /// Quieter text and symbols on the surface.
  public var secondaryContent: Color
  /// Replaces `content` at the moment when it is more readable on the surface, as that turns
  /// opaque; nil: `content` stays.
  ///
  /// The two are not blended: half way that would be grey on grey.
  public var raisedContent: Color?
  /// Replaces ``secondaryContent`` in the same way; nil: that stays.
  public var raisedSecondaryContent: Color?
  /// A line of one device pixel around the surface; nil for none.
  public var hairline: Color?
  /// A line of one point instead, with increased contrast.
  public var border: Color?
}

extension FocusAppearance {
  /// The colours of a control in `state` under a model with `look`.
  ///
  /// Where focus is shown by a ring, the colours are those without focus.
  public func controlColors(for state: Control.State, look: FocusModel.Look) -> ControlColors {
    var colors = look == .lift ? televisionColors(for: state) : deskColors(for: state)
    if palette.border != nil {
      colors.hairline = nil
      // A pressed plate may be as dark, or as light, as its ground.
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
      // Quiet enough, and to be read.
      colors.secondaryContent = colors.content
      return colors
    }
    if state.contains(.highlighted) {
      // Inverted (HIG, Focus and selection), with a line where the ground is as dark or as light.
      let share = accessibilityContrast == .high ? 0 : controls.pressedGlow
      var colors = colors(
        palette.focusedControlLabel.mixed(with: palette.focusedControl, by: share),
        palette.focusedControl)
      colors.hairline = palette.separator
      return colors
    }
    let isOpaque = !state.isDisjoint(with: [.focused, .selected])
    return colors(isOpaque ? palette.focusedControl : palette.control, palette.controlLabel)
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
      // Not the words, which are to be read. Black on a dark card would not be seen.
      let shade = palette.isDark && !state.contains(.selected) ? Color.white : .black
      colors.surface = colors.surface.mixed(with: shade, by: controls.pressedShade)
    }
    return colors
  }

  /// Beneath a control on the television; nil where it lies on the surface, and on the desk.
  func controlShadow(for state: Control.State, look: FocusModel.Look) -> Shadow? {
    guard look == .lift, !state.contains(.disabled) else { return nil }
    // Around a translucent surface on a light ground a shadow looks like dirt.
    if !palette.isDark, state.isDisjoint(with: [.focused, .selected, .highlighted]) { return nil }
    return state.contains(.highlighted) ? lift.pressedShadow : lift.restShadow
  }
}

extension Color {
  func faded(by opacity: CGFloat) -> Color { withAlphaComponent(alpha * opacity) }
}
