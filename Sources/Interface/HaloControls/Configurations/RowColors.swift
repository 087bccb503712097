import FocusEngine
import Foundation
import HaloDisplayList
import HaloSceneGraph

/// The colours of a row in a state (HIG, Focus and selection; Decisions).
///
/// They are decided only here, for content and background alike.
struct RowColors {
  /// The colour of the background; nil for the tint.
  var background: Color?
  var text: Color
  var secondaryText: Color
  var image: Color
  /// The colour of the line inside the edge; nil for none.
  var stroke: Color?
  /// Whether the background is a platter raised from its surroundings.
  var isRaised = false

  init(_ state: some ConfigurationState) {
    let palette = state.appearance.palette
    self.init(standardOf: palette, look: state.look)
    if state.isDisabled {
      text = palette.disabledControlLabel
      secondaryText = palette.disabledControlLabel
      image = palette.disabledControlLabel
    } else if state.isFocused, state.isWindowActive {
      focus(state)
    } else if state.isFocused || state.isSelected || state.isHighlighted {
      background =
        state.look == .lift
        ? palette.label.withAlphaComponent(state.appearance.rows.chosenFill)
        : palette.unfocusedSelection
    }
    if state.isSelected, !state.isFocused { stroke = palette.border }
  }

  /// Creates the colours at rest.
  ///
  /// The clear background has the hue of the other states, so that it fades in without changing
  /// hue.
  private init(standardOf palette: Palette, look: FocusModel.Look) {
    background =
      (look == .lift ? palette.focusedControl : palette.unfocusedSelection)
      .withAlphaComponent(0)
    text = palette.label
    secondaryText = palette.secondaryLabel
    image = look == .lift ? palette.label : palette.icon
  }

  private mutating func focus(_ state: some ConfigurationState) {
    let (palette, rows) = (state.appearance.palette, state.appearance.rows)
    if state.look == .lift {
      background = palette.focusedControl
      text = palette.focusedControlLabel
      secondaryText = text.withAlphaComponent(rows.platterSecondaryOpacity)
      image = text
      isRaised = !state.isHighlighted
    } else if state.focusHighlight == .tinted {
      let fill = palette.tint.withAlphaComponent(
        state.isHighlighted ? rows.pressedTintedFill : rows.tintedFill)
      background = fill
      text = palette.tintedText(over: palette.tint.withAlphaComponent(rows.pressedTintedFill))
      secondaryText = text
      image = text
    } else {
      background =
        state.isHighlighted
        ? palette.highlight.mixed(with: palette.pressing, by: rows.pressing) : nil
      // The hue and the text are enough to show focus on a row that is not selected.
      let needsEdge = state.isSelected || palette.accessibilityContrast == .high
      stroke = needsEdge ? palette.highlightEdge : nil
      text = palette.onTint
      secondaryText = palette.onTint
      image = palette.onTint
    }
  }

  /// Returns the colours at rest and with the focus, between which an animation runs.
  static func extremes(
    of state: some ConfigurationState
  ) -> (rest: RowColors, focused: RowColors) {
    var rest = CellConfigurationState(appearance: state.appearance)
    rest.look = state.look
    var focused = rest
    focused.isFocused = true
    return (RowColors(rest), RowColors(focused))
  }
}

extension Palette {
  /// Returns the accent, darkened or lightened so that its text has a contrast of 4.5:1, or 7:1
  /// with increased contrast, on `fill` over every background of this palette.
  package func tintedText(over fill: Color) -> Color {
    let grounds = [window, sidebar, card].map { ground in
      ground.mixed(with: fill.withAlphaComponent(1), by: fill.alpha)
    }
    let ratio: CGFloat = accessibilityContrast == .high ? 7 : 4.5
    return symbol.mixed(with: label, untilContrast: ratio, on: grounds)
  }

  /// The colour mixed into the accent while pressed, away from the colour of its text.
  package var pressing: Color { onTint.relativeLuminance > 0.4 ? .black : .white }
}

extension Color {
  /// Returns the first mixture with `other` whose contrast with each of `grounds` is at least
  /// `ratio`; `other` if there is none.
  package func mixed(with other: Color, untilContrast ratio: CGFloat, on grounds: [Color]) -> Color
  {
    for step in 0..<20 {
      let color = mixed(with: other, by: CGFloat(step) / 20)
      if grounds.allSatisfy({ color.contrastRatio(with: $0) >= ratio }) { return color }
    }
    return other
  }
}
