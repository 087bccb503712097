import Foundation

/// An sRGB colour with straight (not premultiplied) alpha; components are 0...1.
public struct Color: Hashable, Sendable {
  /// The sRGB components, 0...1; an alpha of 1 is opaque.
  public var red, green, blue, alpha: CGFloat

  /// Creates a colour from its sRGB components, 0...1, with straight alpha.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a gray: UIKit's `UIColor(white:alpha:)`, with all sRGB components equal to `white`,
  /// 0...1.
  public init(white: CGFloat, alpha: CGFloat = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a colour from `0xRRGGBB`.
  public init(hex: UInt32, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat((hex >> 16) & 0xFF) / 255, green: CGFloat((hex >> 8) & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: alpha)
  }

  /// Transparent black, which is invisible.
  public static let clear = Color(white: 0, alpha: 0)
  /// Opaque black.
  public static let black = Color(white: 0)
  /// Opaque white.
  public static let white = Color(white: 1)

  /// Returns the same colour with another alpha, 0...1.
  public func withAlphaComponent(_ alpha: CGFloat) -> Color {
    var color = self
    color.alpha = alpha
    return color
  }

  /// Returns a mixture in sRGB: 0 gives the receiver, 1 gives `other`.
  public func mixed(with other: Color, by fraction: CGFloat) -> Color {
    func mix(_ p: CGFloat, _ q: CGFloat) -> CGFloat { p + (q - p) * fraction }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }

  /// The relative luminance of WCAG 2.2, 0...1; alpha is ignored.
  public var relativeLuminance: CGFloat {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// Returns the linear light of an sRGB channel, 0...1.
  package static func linear(_ channel: CGFloat) -> CGFloat {
    channel <= 0.040_45 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
  }

  /// Returns the sRGB channel for an amount of linear light, 0...1.
  package static func channel(linear light: CGFloat) -> CGFloat {
    light <= 0.003_130_8 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }

  /// Returns the contrast ratio of WCAG 2.2, 1...21; both colours count as opaque.
  public func contrastRatio(with other: Color) -> CGFloat {
    let pair = [relativeLuminance, other.relativeLuminance].sorted()
    return (pair[1] + 0.05) / (pair[0] + 0.05)
  }
}
