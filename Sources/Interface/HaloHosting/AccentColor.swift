import Foundation
import HaloDisplayList

/// The colour of focus and of interactive elements, with one value for each appearance.
///
/// A palette darkens or lightens it as far as contrast requires (`Palette`).
public struct AccentColor: Hashable, Sendable {
  /// The colours for light and dark appearances, at normal and at high contrast.
  public var light, dark, lightHighContrast, darkHighContrast: Color

  /// Creates an accent from one colour for each appearance.
  public init(light: Color, dark: Color, lightHighContrast: Color, darkHighContrast: Color) {
    self.light = light
    self.dark = dark
    self.lightHighContrast = lightHighContrast
    self.darkHighContrast = darkHighContrast
  }

  /// Creates an accent with the same colour in every appearance; ignores the colour's alpha.
  ///
  /// Desktops give their accent in this form.
  public init(_ color: Color) {
    let color = color.withAlphaComponent(1)
    self.init(light: color, dark: color, lightHighContrast: color, darkHighContrast: color)
  }

  /// Returns the colour for an appearance; `.unspecified` counts as light and as normal contrast.
  public func color(style: UserInterfaceStyle, contrast: AccessibilityContrast) -> Color {
    switch (style == .dark, contrast == .high) {
    case (false, false): light
    case (true, false): dark
    case (false, true): lightHighContrast
    case (true, true): darkHighContrast
    }
  }
}

/// The system's colours (HIG, Color), except blue, which is that of iOS 13 to 18 (Decisions).
extension AccentColor {
  private init(_ light: UInt32, _ dark: UInt32, _ lightHigh: UInt32, _ darkHigh: UInt32) {
    self.init(
      light: Color(hex: light), dark: Color(hex: dark), lightHighContrast: Color(hex: lightHigh),
      darkHighContrast: Color(hex: darkHigh))
  }

  /// The system's blue of iOS 13 to 18: UIKit's `systemBlue`.
  public static let blue = AccentColor(0x007AFF, 0x0A84FF, 0x1E6EF4, 0x5CB8FF)
  /// UIKit's `systemPurple`.
  public static let purple = AccentColor(0xCB30E0, 0xDB34F2, 0xB02FC2, 0xEA8DFF)
  /// UIKit's `systemPink`.
  public static let pink = AccentColor(0xFF2D55, 0xFF375F, 0xE7124D, 0xFF8AC4)
  /// UIKit's `systemRed`.
  public static let red = AccentColor(0xFF383C, 0xFF4245, 0xE9152D, 0xFF6165)
  /// UIKit's `systemOrange`.
  public static let orange = AccentColor(0xFF8D28, 0xFF9230, 0xC55300, 0xFFA056)
  /// UIKit's `systemYellow`.
  public static let yellow = AccentColor(0xFFCC00, 0xFFD600, 0xA16A00, 0xFEDF43)
  /// UIKit's `systemGreen`.
  public static let green = AccentColor(0x34C759, 0x30D158, 0x008932, 0x4AD968)
  /// UIKit's `systemMint`.
  public static let mint = AccentColor(0x00C8B3, 0x00DAC3, 0x008575, 0x54DFCB)
  /// UIKit's `systemTeal`.
  public static let teal = AccentColor(0x00C3D0, 0x00D2E0, 0x008198, 0x3BDDEC)
  /// UIKit's `systemCyan`.
  public static let cyan = AccentColor(0x00C0E8, 0x3CD3FE, 0x007EAE, 0x6DD9FF)
  /// UIKit's `systemIndigo`.
  public static let indigo = AccentColor(0x6155F5, 0x6D7CFF, 0x564ADE, 0xA7AAFF)
  /// UIKit's `systemBrown`.
  public static let brown = AccentColor(0xAC7F5E, 0xB78A66, 0x956D51, 0xDBA679)

  /// The system's colours with their names, in an order in which neighbours differ.
  public static let named: [(name: String, accent: AccentColor)] = [
    ("blue", blue), ("purple", purple), ("pink", pink), ("red", red), ("orange", orange),
    ("yellow", yellow), ("green", green), ("mint", mint), ("teal", teal), ("cyan", cyan),
    ("indigo", indigo), ("brown", brown),
  ]

  /// Returns the system's colour with this name, or the one given as `#RRGGBB`; nil for any other
  /// text.
  public static func named(_ text: String) -> AccentColor? {
    let text = text.lowercased()
    if let system = named.first(where: { $0.name == text }) { return system.accent }
    guard text.hasPrefix("#"), text.utf8.count == 7,
      text.dropFirst().allSatisfy(\.isHexDigit), let hex = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    return AccentColor(Color(hex: hex))
  }
}
