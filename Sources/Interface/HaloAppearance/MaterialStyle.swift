import Foundation
import HaloDisplayList

/// What panes make of what is behind them (no public source gives the numbers: our choice, by eye).
package struct MaterialStyle: Hashable, Sendable {
  /// Of the blur, in points.
  package var sigma: CGFloat = 26
  /// How much stronger colours are behind a pane: blurred alone they would be dull.
  package var saturation: CGFloat = 1.8
  /// Of the tint, in light and in dark appearances.
  package var tint: (light: Color, dark: Color) {
    (Color(hex: 0xF7F7F9), Color(hex: 0x212124))
  }

  /// How much is seen of what is behind a pane.
  package enum Thickness: Hashable, Sendable {
    case ultraThin, thin, regular, thick, chrome

    /// Opacity of the tint: enough for text in the label colours over black and over white, but for
    /// the two thin ones.
    var opacity: CGFloat {
      switch self {
      case .ultraThin: 0.44
      case .thin: 0.60
      case .regular: 0.74
      case .thick: 0.84
      case .chrome: 0.78
      }
    }
  }

  package func material(_ thickness: Thickness, isDark: Bool) -> Material {
    Material(
      sigma: sigma, saturation: saturation,
      tint: (isDark ? tint.dark : tint.light).withAlphaComponent(thickness.opacity))
  }
}

extension FocusAppearance {
  /// nil with increased contrast, where a flat colour takes its place; `isDark` nil: as the palette.
  package func material(
    _ thickness: MaterialStyle.Thickness, isDark: Bool? = nil
  ) -> Material? {
    accessibilityContrast == .high
      ? nil : materials.material(thickness, isDark: isDark ?? palette.isDark)
  }
}
