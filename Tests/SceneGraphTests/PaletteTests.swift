import Foundation
import Testing

@testable import SceneGraph

/// 4.5:1 for text and 3:1 for marks, on everything they stand on (art direction, "Colour").
@MainActor
struct PaletteTests {
  private func onto(_ color: Color, _ ground: Color) -> Color {
    ground.mixed(with: color.withAlphaComponent(1), by: color.alpha).withAlphaComponent(1)
  }

  private func ratio(_ color: Color, on ground: Color) -> CGFloat {
    onto(color, ground).contrastRatio(with: ground)
  }

  @Test(arguments: [Palette.light, Palette.dark])
  func `text can be read on what it stands on`(palette: Palette) {
    for ground in [palette.window, palette.sidebar, palette.card, palette.unfocusedSelection] {
      #expect(ratio(palette.label, on: ground) >= 4.5)
      #expect(ratio(palette.secondaryLabel, on: ground) >= 4.5)
    }
    #expect(ratio(palette.onTint, on: palette.highlight) >= 4.5)
    #expect(ratio(palette.onTintSecondary, on: palette.highlight) >= 4.5)
    #expect(ratio(palette.focusedControlLabel, on: palette.focusedControl) >= 4.5)
  }

  @Test(arguments: [Palette.light, Palette.dark])
  func `marks can be seen on what they stand on`(palette: Palette) {
    #expect(ratio(palette.tint, on: palette.window) >= 3)
    for ground in [palette.sidebar, palette.unfocusedSelection] {
      #expect(ratio(palette.symbol, on: ground) >= 3)
    }
    #expect(ratio(palette.inactiveHalo, on: palette.window) >= 3)
  }
}
