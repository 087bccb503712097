import Foundation
import HaloDisplayList

/// The system colours of the Human Interface Guidelines for iOS, for both styles and with increased
/// contrast.
extension DynamicColor {
  private static func hue(
    _ light: UInt32, _ dark: UInt32, high: UInt32, _ darkHigh: UInt32
  ) -> DynamicColor {
    DynamicColor(
      light: Color(hex: light), dark: Color(hex: dark), lightHighContrast: Color(hex: high),
      darkHighContrast: Color(hex: darkHigh))
  }

  public static let systemBlue = hue(0x007AFF, 0x0A84FF, high: 0x0040DD, 0x409CFF)
  public static let systemBrown = hue(0xA2845E, 0xAC8E68, high: 0x7F6545, 0xB59469)
  public static let systemCyan = hue(0x32ADE6, 0x64D2FF, high: 0x0071A4, 0x70D7FF)
  public static let systemGreen = hue(0x34C759, 0x30D158, high: 0x248A3D, 0x30DB5B)
  public static let systemIndigo = hue(0x5856D6, 0x5E5CE6, high: 0x3634A3, 0x7D7AFF)
  public static let systemMint = hue(0x00C7BE, 0x63E6E2, high: 0x0C817B, 0x66D4CF)
  public static let systemOrange = hue(0xFF9500, 0xFF9F0A, high: 0xC93400, 0xFFB340)
  public static let systemPink = hue(0xFF2D55, 0xFF375F, high: 0xD30F45, 0xFF6482)
  public static let systemPurple = hue(0xAF52DE, 0xBF5AF2, high: 0x8944AB, 0xDA8FFF)
  public static let systemRed = hue(0xFF3B30, 0xFF453A, high: 0xD70015, 0xFF6961)
  public static let systemTeal = hue(0x30B0C7, 0x40C8E0, high: 0x008299, 0x5DE6FF)
  public static let systemYellow = hue(0xFFCC00, 0xFFD60A, high: 0xB25000, 0xFFD426)

  public static let systemGray = hue(0x8E8E93, 0x8E8E93, high: 0x6C6C70, 0xAEAEB2)
  public static let systemGray2 = hue(0xAEAEB2, 0x636366, high: 0x8E8E93, 0x7C7C80)
  public static let systemGray3 = hue(0xC7C7CC, 0x48484A, high: 0xAEAEB2, 0x545456)
  public static let systemGray4 = hue(0xD1D1D6, 0x3A3A3C, high: 0xBCBCC0, 0x444446)
  public static let systemGray5 = hue(0xE5E5EA, 0x2C2C2E, high: 0xD8D8DC, 0x363638)
  public static let systemGray6 = hue(0xF2F2F7, 0x1C1C1E, high: 0xEBEBF0, 0x242426)
}

/// The semantic colours; those of Halo's palette where it has them.
extension DynamicColor {
  private static func gray(
    _ light: UInt32, _ lightAlpha: CGFloat, _ dark: UInt32, _ darkAlpha: CGFloat
  ) -> DynamicColor {
    DynamicColor(
      light: Color(hex: light, alpha: lightAlpha), dark: Color(hex: dark, alpha: darkAlpha))
  }

  public static let label = DynamicColor(palette: \.label)
  public static let secondaryLabel = DynamicColor(palette: \.secondaryLabel)
  public static let tertiaryLabel = gray(0x3C3C43, 0.3, 0xEBEBF5, 0.3)
  public static let quaternaryLabel = gray(0x3C3C43, 0.18, 0xEBEBF5, 0.16)
  public static let placeholderText = DynamicColor(palette: \.placeholder)
  public static let link = DynamicColor(palette: \.symbol)
  public static let separator = DynamicColor(palette: \.separator)
  public static let opaqueSeparator = gray(0xC6C6C8, 1, 0x38383A, 1)

  public static let systemBackground = DynamicColor(palette: \.window)
  public static let secondarySystemBackground = DynamicColor(palette: \.sidebar)
  public static let tertiarySystemBackground = DynamicColor(palette: \.card)
  public static let systemGroupedBackground = DynamicColor(palette: \.window)
  public static let secondarySystemGroupedBackground = DynamicColor(palette: \.card)
  public static let tertiarySystemGroupedBackground = DynamicColor(palette: \.window)

  public static let systemFill = gray(0x787880, 0.2, 0x787880, 0.36)
  public static let secondarySystemFill = gray(0x787880, 0.16, 0x787880, 0.32)
  public static let tertiarySystemFill = gray(0x767680, 0.12, 0x767680, 0.24)
  public static let quaternarySystemFill = gray(0x747480, 0.08, 0x747480, 0.18)

  public static let lightText = DynamicColor(Color(white: 1, alpha: 0.6))
  public static let darkText = DynamicColor(Color.black)
}
