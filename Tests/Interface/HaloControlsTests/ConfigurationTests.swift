import FocusEngine
import Foundation
import HaloHosting
import Testing

@testable import HaloControls
@testable import HaloDisplayList
@testable import HaloSceneGraph

/// Content and background configurations of rows in each state (HIG, Focus and selection).
@MainActor
struct ConfigurationTests {
  private func state(
    _ appearance: FocusAppearance = .light, look: FocusModel.Look = .halo,
    _ change: (inout CellConfigurationState) -> Void = { _ in }
  ) -> CellConfigurationState {
    var state = CellConfigurationState(appearance: appearance)
    state.look = look
    change(&state)
    return state
  }

  private func content(_ state: CellConfigurationState) -> ListContentConfiguration {
    ListContentConfiguration.sidebarCell().updated(for: state)
  }

  private func ground(
    _ state: CellConfigurationState,
    _ background: BackgroundConfiguration = .listSidebarCell()
  ) -> Color {
    background.updated(for: state)
      .resolvedBackgroundColor(for: state.appearance.palette.highlight)
  }

  @Test(arguments: [true, false])
  func `a focused row is filled with the highlight colour and has text in the colour onTint`(
    isDark: Bool
  ) {
    let appearance: FocusAppearance = isDark ? .dark : .light
    let focused = state(appearance) { $0.isFocused = true }
    #expect(
      BackgroundConfiguration.listSidebarCell().updated(for: focused).backgroundColor == nil)
    #expect(ground(focused) == appearance.palette.highlight)
    #expect(content(focused).textProperties.resolvedColor() == appearance.palette.onTint)
  }

  @Test(arguments: [true, false])
  func `a row that is selected but not focused has standard text on grey`(isDark: Bool) {
    let appearance: FocusAppearance = isDark ? .dark : .light
    let palette = appearance.palette
    for selected in [
      state(appearance) { $0.isSelected = true }, state(appearance) { $0.isHighlighted = true },
      state(appearance) {
        $0.isFocused = true
        $0.isWindowActive = false
      },
    ] {
      #expect(ground(selected) == palette.unfocusedSelection)
      #expect(content(selected).textProperties.resolvedColor() == palette.label)
      #expect(content(selected).imageProperties.resolvedTintColor() == palette.symbol)
    }
  }

  @Test func `every state of a row looks different from every other`() {
    let states: [CellConfigurationState] = [
      state(), state { $0.isFocused = true }, state { $0.isSelected = true },
      state {
        $0.isFocused = true
        $0.isHighlighted = true
      },
      state { $0.isDisabled = true },
      state {
        $0.isFocused = true
        $0.focusHighlight = .tinted
      },
    ]
    let looks = states.map { [ground($0), content($0).textProperties.resolvedColor()] }
    #expect(Set(looks).count == looks.count)
  }

  @Test func `a disabled row has faint text and no background, even if it is selected`() {
    let disabled = state {
      $0.isDisabled = true
      $0.isSelected = true
    }
    #expect(ground(disabled).alpha == 0)
    #expect(content(disabled).textProperties.color == Palette.light.disabledControlLabel)
    #expect(content(disabled).secondaryTextProperties.color == Palette.light.disabledControlLabel)
  }

  @Test func `a focused row on a television is black on a raised white platter`() {
    let focused = state(.dark, look: .lift) { $0.isFocused = true }
    let background = BackgroundConfiguration.listPlainCell().updated(for: focused)
    #expect(ground(focused, .listPlainCell()) == .white)
    #expect(content(focused).textProperties.resolvedColor() == .black)
    #expect(background.isRaised && background.raisedShadow != nil)
    #expect(background.cornerRadius == FocusAppearance.dark.rows.platterRadius)
    let pressed = state(.dark, look: .lift) {
      $0.isFocused = true
      $0.isHighlighted = true
    }
    #expect(!BackgroundConfiguration.listPlainCell().updated(for: pressed).isRaised)
    #expect(ground(pressed, .listPlainCell()) == .white)
  }

  @Test func `colours and corners that a program sets are kept in every state`() {
    var content = ListContentConfiguration.valueCell()
    content.textProperties.color = .white
    var background = BackgroundConfiguration.listPlainCell()
    background.backgroundColor = .black
    background.cornerRadius = 3
    for state in [state(), state { $0.isFocused = true }, state(look: .lift)] {
      #expect(content.updated(for: state).textProperties.resolvedColor() == .white)
      #expect(background.updated(for: state).backgroundColor == .black)
      #expect(background.updated(for: state).cornerRadius == 3)
    }
  }

  @Test func `a background without its own colour has the tint colour`() {
    var background = BackgroundConfiguration.listPlainCell()
    background.backgroundColor = nil
    let tint = Color(hex: 0xFF00AA)
    #expect(background.updated(for: state()).resolvedBackgroundColor(for: tint) == tint)
  }

  @Test func `colour transformers change the drawn colours and not the stored ones`() {
    var content = ListContentConfiguration.cell()
    content.textProperties.color = Color(hex: 0xFF0000)
    content.textProperties.colorTransformer = .grayscale
    let drawn = content.textProperties.resolvedColor()
    #expect(drawn.red == drawn.green && drawn.green == drawn.blue)
    #expect(abs(drawn.relativeLuminance - Color(hex: 0xFF0000).relativeLuminance) < 0.001)
    #expect(content.textProperties.color == Color(hex: 0xFF0000))
    var background = BackgroundConfiguration.listPlainCell()
    background.backgroundColorTransformer = ConfigurationColorTransformer {
      $0.withAlphaComponent(0.5)
    }
    let focused = background.updated(for: state { $0.isFocused = true })
    #expect(focused.resolvedBackgroundColor(for: .black).alpha == 0.5)
  }

  @Test func `a clear background is clear in every state`() {
    for state in [state { $0.isFocused = true }, state { $0.isSelected = true }] {
      #expect(ground(state, .clear()).alpha == 0)
    }
  }

  @Test
  func `plain rows have square corners, sidebar rows rounded ones, and grouped rows a card`() {
    #expect(BackgroundConfiguration.listPlainCell().updated(for: state()).cornerRadius == 0)
    #expect(BackgroundConfiguration.listSidebarCell().updated(for: state()).cornerRadius == 10)
    #expect(ground(state(), .listGroupedCell()) == Palette.light.card)
  }

  // MARK: Contrast

  private func onto(_ color: Color, _ ground: Color) -> Color {
    ground.mixed(with: color.withAlphaComponent(1), by: color.alpha).withAlphaComponent(1)
  }

  /// The contrast is at least 4.5:1 for text and 3:1 for symbols on every background of rows.
  @Test(arguments: [true, false], [FocusModel.Look.halo, .lift])
  func `the text and symbols of rows have enough contrast in every state`(
    isDark: Bool, look: FocusModel.Look
  ) {
    let appearance: FocusAppearance = isDark ? .dark : .light
    let palette = appearance.palette
    for bits in 0..<32 {
      let state = state(appearance, look: look) {
        $0.isFocused = bits & 1 != 0
        $0.isSelected = bits & 2 != 0
        $0.isHighlighted = bits & 4 != 0
        $0.isWindowActive = bits & 8 != 0
        $0.focusHighlight = bits & 16 != 0 ? .tinted : .filled
      }
      let row = content(state)
      for beneath in [palette.window, palette.sidebar, palette.card] {
        for background in [BackgroundConfiguration.listSidebarCell(), .listGroupedCell()] {
          let ground = onto(ground(state, background), beneath)
          func ratio(_ color: Color) -> CGFloat { onto(color, ground).contrastRatio(with: ground) }
          #expect(ratio(row.textProperties.resolvedColor()) >= 4.5)
          #expect(ratio(row.secondaryTextProperties.resolvedColor()) >= 4.5)
          #expect(ratio(row.imageProperties.resolvedTintColor()) >= 3)
        }
      }
    }
  }

  @Test(
    "the text of a row changes colour once while the row fills with the accent colour",
    arguments: [AccentColor.blue, .purple, .red])
  func textOnTheWay(accent: AccentColor) throws {
    let appearance = FocusAppearance(style: .light, accent: accent)
    let palette = appearance.palette
    let pair = try #require(content(state(appearance)).textProperties.paint.resolvedPair)
    let (label, surface) = (SurfaceLabel("Row", font: .systemFont(ofSize: 17)), View())
    label.surface = surface
    (label.textColor, label.raisedTextColor) = (pair.rest, pair.raised)
    label.raisedSurfaceColor = pair.surface
    for (share, expected) in [
      (0, pair.rest), (0.3, pair.rest), (0.65, pair.raised), (1, pair.raised),
    ] {
      surface.backgroundColor = palette.highlight.withAlphaComponent(share)
      #expect(label.textStyle.color == expected)
    }
  }
}
