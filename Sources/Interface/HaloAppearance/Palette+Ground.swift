import Foundation
import HaloDisplayList

/// The colours other than the accent, in the four appearances.
extension Palette {
  /// The colour on which a television's controls are opaque with reduced transparency: in a dark
  /// appearance the plum of its screens, on which neutral grey looks olive (our choice).
  package var televisionGround: Color { isDark ? Color(hex: 0x1D1833) : window }

  /// The opaque fill of a selected control on a television.
  ///
  /// It has a contrast of 3:1 with the fill of a control at rest and with that of a focused one, so that
  /// it is mistaken for neither. The text of a focused control has 4.5:1 on it, or 7:1 with increased
  /// contrast.
  package var selectedControl: Color {
    let isHigh = accessibilityContrast == .high
    return isDark
      ? Color(hex: isHigh ? 0x979599 : 0x928F9C) : Color(hex: isHigh ? 0x58585D : 0x737377)
  }

  /// The light colours; the initializer is memberwise, and the accent is set afterwards.
  static let lightGround = Palette(
    isDark: false, window: Color(hex: 0xF5F5F7), sidebar: Color(hex: 0xECECEF), card: .white,
    label: Color(hex: 0x1D1D1F), secondaryLabel: Color(hex: 0x1D1D1F, alpha: 0.72),
    placeholder: Color(hex: 0x3C3C43, alpha: 0.3),
    separator: Color(white: 0, alpha: 0.12), unfocusedSelection: Color(hex: 0xD3D3D8),
    inactiveHalo: Color(hex: 0x88888D), control: Color(white: 0, alpha: 0.08),
    controlLabel: Color(white: 0, alpha: 0.90), focusedControl: Color(hex: 0x1D1D1F),
    focusedControlLabel: .white, disabledControl: Color(white: 0, alpha: 0.03),
    disabledControlLabel: Color(white: 0, alpha: 0.35), caption: Color(white: 0, alpha: 0.72),
    secondaryCaption: Color(white: 0, alpha: 0.62), focusedCaption: Color(white: 0, alpha: 0.95),
    focusedSecondaryCaption: Color(white: 0, alpha: 0.75))

  static let darkGround = Palette(
    isDark: true, window: Color(hex: 0x1C1C1E), sidebar: Color(hex: 0x232326),
    card: Color(hex: 0x2C2C2E), label: Color(hex: 0xF5F5F7),
    secondaryLabel: Color(hex: 0xF5F5F7, alpha: 0.66),
    placeholder: Color(hex: 0xEBEBF5, alpha: 0.3), separator: Color(white: 1, alpha: 0.14),
    unfocusedSelection: Color(hex: 0x3A3A3D), inactiveHalo: Color(hex: 0x8E8E93),
    control: Color(white: 1, alpha: 0.18), controlLabel: Color(white: 1, alpha: 0.95),
    focusedControl: .white, focusedControlLabel: .black,
    disabledControl: Color(white: 1, alpha: 0.07),
    disabledControlLabel: Color(white: 1, alpha: 0.35), caption: Color(white: 1, alpha: 0.62),
    secondaryCaption: Color(white: 1, alpha: 0.50), focusedCaption: Color(white: 1, alpha: 0.95),
    focusedSecondaryCaption: Color(white: 1, alpha: 0.70))

  // With increased contrast, nothing is translucent and lines replace shades.

  static let lightHighContrastGround = Palette(
    isDark: false, accessibilityContrast: .high, window: .white, sidebar: .white,
    card: .white, label: .black, secondaryLabel: Color(hex: 0x3C3C43),
    placeholder: Color(hex: 0x68686E),
    separator: Color(hex: 0x85858B), unfocusedSelection: Color(hex: 0xD0D0D6),
    inactiveHalo: Color(hex: 0x5A5A60), border: Color(hex: 0x6C6C72),
    control: Color(hex: 0xE4E4E9), controlLabel: .black, focusedControl: .black,
    focusedControlLabel: .white, disabledControl: Color(hex: 0xF2F2F5),
    disabledControlLabel: Color(hex: 0x75757B), caption: Color(hex: 0x2C2C30),
    secondaryCaption: Color(hex: 0x48484E), focusedCaption: .black,
    focusedSecondaryCaption: Color(hex: 0x2C2C30))

  static let darkHighContrastGround = Palette(
    isDark: true, accessibilityContrast: .high, window: .black, sidebar: .black,
    card: Color(hex: 0x1C1C1F), label: .white, secondaryLabel: Color(hex: 0xD6D6DC),
    placeholder: Color(hex: 0x9A9AA2),
    separator: Color(hex: 0x7D7D84), unfocusedSelection: Color(hex: 0x3A3A3F),
    inactiveHalo: Color(hex: 0xB4B4BA), border: Color(hex: 0x98989F),
    control: Color(hex: 0x34323E), controlLabel: .white, focusedControl: .white,
    focusedControlLabel: .black, disabledControl: Color(hex: 0x1B1A22),
    disabledControlLabel: Color(hex: 0x8F8F98), caption: Color(hex: 0xE2E2E8),
    secondaryCaption: Color(hex: 0xC6C6CF), focusedCaption: .white,
    focusedSecondaryCaption: Color(hex: 0xE2E2E8))
}
