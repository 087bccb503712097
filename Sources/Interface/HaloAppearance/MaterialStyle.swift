import Foundation
import HaloDisplayList

/// The effect of translucent panes on what is behind them (no public source gives the numbers: our
/// choice, by eye).
package struct MaterialStyle: Hashable, Sendable {
  /// The standard deviation of the blur, in points.
  package var sigma: CGFloat = 26
  /// The saturation factor of colours behind a pane, which blur alone would make dull.
  package var saturation: CGFloat = 1.8
  /// The tint colours in light and in dark appearances.
  package var tint: (light: Color, dark: Color) {
    (Color(hex: 0xF7F7F9), Color(hex: 0x212124))
  }

  /// The opacity of a pane.
  package enum Thickness: Hashable, Sendable {
    case ultraThin, thin, regular, thick, chrome

    /// The opacity of the tint: enough for text in the label colour over black and over white,
    /// except for the two thin panes.
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
  /// Returns the material of a pane; nil with increased contrast or reduced transparency, where a
  /// flat colour replaces it.
  ///
  /// `isDark` nil takes the palette's appearance.
  package func material(
    _ thickness: MaterialStyle.Thickness, isDark: Bool? = nil
  ) -> Material? {
    isFlat
      ? nil : materials.material(thickness, isDark: isDark ?? palette.isDark)
  }
}
