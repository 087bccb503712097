import Foundation
import HaloDisplayList
import HaloHosting
import HaloSceneGraph

/// The appearance that all instruments share (our choice): dark beside any screen, with an accent
/// that no platform uses for its focus.
enum PanelStyle {
  /// The size of the panel and of its parts, in points.
  static let width: CGFloat = 340
  static let headerHeight: CGFloat = 46
  static let footerHeight: CGFloat = 38
  static let rowHeight: CGFloat = 30
  static let margin: CGFloat = 14
  static let radius: CGFloat = 7
  /// The distance from the left edge of a line to its text, in points; the dot of a setting that is
  /// on lies within it.
  static let indent: CGFloat = 20
  static let trailing: CGFloat = 8

  static let title = Font.systemFont(ofSize: 15, weight: .semibold)
  static let heading = Font.systemFont(ofSize: 11, weight: .semibold)
  static let body = Font.systemFont(ofSize: 13)
  static let value = Font.systemFont(ofSize: 13, monospacedDigits: true)
  static let code = Font.monospacedSystemFont(ofSize: 12, weight: .regular)
  static let small = Font.systemFont(ofSize: 12)

  /// The accent colour, on the panel's background and of marks over a screen.
  static let accent = Color(hex: 0xFFB454)
  /// The colour of text on the accent.
  static let onAccent = Color(hex: 0x1A1206)
  static let ground = Color(hex: 0x1B1B20)
  static let band = Color(hex: 0x24242A)
  static let line = Color(hex: 0x3A3A42)
  static let label = Color(hex: 0xF1F1F4)
  static let quiet = Color(hex: 0xB3B3BC)
  static let alert = Color(hex: 0xFF8A80)
  static let good = Color(hex: 0x7FDD8C)
  /// The colour around a screen that does not fill its place.
  static let bench = Color(hex: 0x0E0E11)

  /// The appearance of the panel's window.
  static func appearance(contrast: AccessibilityContrast, reducedMotion: Bool) -> FocusAppearance {
    AppearancePreferences(
      userInterfaceStyle: .dark, accessibilityContrast: contrast,
      prefersReducedMotion: reducedMotion, accent: AccentColor(accent)
    ).appearance()
  }
}
