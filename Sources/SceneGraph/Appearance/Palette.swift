import Foundation

/// Named colours of a desktop scene, and of a TV scene (art direction, "Colour").
public struct Palette: Hashable, Sendable {
  public var isDark: Bool
  /// Of rings: 3:1 against `window`.
  public var tint: Color
  /// Of symbols: 3:1 against `unfocusedSelection` too.
  public var symbol: Color
  /// Behind the text of a focused row: the tint, deep enough for 4.5:1 with `onTint`.
  public var highlight: Color
  public var window: Color
  public var sidebar: Color
  public var card: Color
  public var label: Color
  public var secondaryLabel: Color
  public var separator: Color
  /// Behind a row that is selected while focus is elsewhere.
  public var unfocusedSelection: Color
  /// Of a ring while another window has the keyboard.
  public var inactiveHalo: Color
  public var onTint: Color
  public var onTintSecondary: Color

  // MARK: tvOS controls and captions (C3, C5)

  /// A surface that takes the colour of what is behind it.
  public var control: Color
  public var controlLabel: Color
  /// Opaque while focused, pressed or selected.
  public var focusedControl: Color
  public var focusedControlLabel: Color
  public var disabledControl: Color
  public var disabledControlLabel: Color
  public var caption: Color
  public var secondaryCaption: Color
  public var focusedCaption: Color
  public var focusedSecondaryCaption: Color

  public static let light = Palette(
    isDark: false, tint: Color(hex: 0x007AFF), symbol: Color(hex: 0x0068DB),
    highlight: Color(hex: 0x0068DB),
    window: Color(hex: 0xF5F5F7),
    sidebar: Color(hex: 0xECECEF), card: .white, label: Color(hex: 0x1D1D1F),
    secondaryLabel: Color(hex: 0x1D1D1F, alpha: 0.72), separator: Color(white: 0, alpha: 0.12),
    unfocusedSelection: Color(hex: 0xD3D3D8), inactiveHalo: Color(hex: 0x88888D),
    onTint: .white, onTintSecondary: Color(white: 1, alpha: 0.9),
    control: Color(white: 0, alpha: 0.08), controlLabel: Color(white: 0, alpha: 0.90),
    focusedControl: .white, focusedControlLabel: .black,
    disabledControl: Color(white: 0, alpha: 0.03),
    disabledControlLabel: Color(white: 0, alpha: 0.35), caption: Color(white: 0, alpha: 0.72),
    secondaryCaption: Color(white: 0, alpha: 0.62), focusedCaption: Color(white: 0, alpha: 0.95),
    focusedSecondaryCaption: Color(white: 0, alpha: 0.75))

  public static let dark = Palette(
    isDark: true, tint: Color(hex: 0x0A84FF), symbol: Color(hex: 0x409CFF),
    highlight: Color(hex: 0x0B67D6),
    window: Color(hex: 0x1C1C1E),
    sidebar: Color(hex: 0x232326), card: Color(hex: 0x2C2C2E), label: Color(hex: 0xF5F5F7),
    secondaryLabel: Color(hex: 0xF5F5F7, alpha: 0.66), separator: Color(white: 1, alpha: 0.14),
    unfocusedSelection: Color(hex: 0x3A3A3D), inactiveHalo: Color(hex: 0x8E8E93),
    onTint: .white, onTintSecondary: Color(white: 1, alpha: 0.9),
    control: Color(white: 1, alpha: 0.18), controlLabel: Color(white: 1, alpha: 0.95),
    focusedControl: .white, focusedControlLabel: .black,
    disabledControl: Color(white: 1, alpha: 0.07),
    disabledControlLabel: Color(white: 1, alpha: 0.35), caption: Color(white: 1, alpha: 0.62),
    secondaryCaption: Color(white: 1, alpha: 0.50), focusedCaption: Color(white: 1, alpha: 0.95),
    focusedSecondaryCaption: Color(white: 1, alpha: 0.70))
}
