import Foundation

/// The preferences of a desktop or a user for the appearance; nil for each that is not set.
public struct AppearancePreferences: Hashable, Sendable {
  /// Light or dark; nil for no preference.
  public var userInterfaceStyle: UserInterfaceStyle?
  /// Normal or high contrast; nil for no preference.
  public var accessibilityContrast: AccessibilityContrast?
  /// Whether motion should be reduced; nil for no preference.
  public var prefersReducedMotion: Bool?
  /// The colour of focus and of interactive elements; nil for no preference.
  public var accent: AccentColor?
  /// Whether translucent surfaces should be opaque; nil for no preference.
  public var prefersReducedTransparency: Bool?
  /// The look of focus on a television; nil for no preference.
  public var televisionLook: TelevisionLook?

  /// Creates preferences; those left out are nil.
  public init(
    userInterfaceStyle: UserInterfaceStyle? = nil,
    accessibilityContrast: AccessibilityContrast? = nil, prefersReducedMotion: Bool? = nil,
    accent: AccentColor? = nil, prefersReducedTransparency: Bool? = nil,
    televisionLook: TelevisionLook? = nil
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.accessibilityContrast = accessibilityContrast
    self.prefersReducedMotion = prefersReducedMotion
    self.accent = accent
    self.prefersReducedTransparency = prefersReducedTransparency
    self.televisionLook = televisionLook
  }

  /// Returns these preferences, with those of `other` where these are nil.
  public func filled(from other: AppearancePreferences) -> AppearancePreferences {
    AppearancePreferences(
      userInterfaceStyle: userInterfaceStyle ?? other.userInterfaceStyle,
      accessibilityContrast: accessibilityContrast ?? other.accessibilityContrast,
      prefersReducedMotion: prefersReducedMotion ?? other.prefersReducedMotion,
      accent: accent ?? other.accent,
      prefersReducedTransparency: prefersReducedTransparency ?? other.prefersReducedTransparency,
      televisionLook: televisionLook ?? other.televisionLook)
  }
}
