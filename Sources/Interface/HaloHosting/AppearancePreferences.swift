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

  /// Creates preferences; those left out are nil.
  public init(
    userInterfaceStyle: UserInterfaceStyle? = nil,
    accessibilityContrast: AccessibilityContrast? = nil, prefersReducedMotion: Bool? = nil,
    accent: AccentColor? = nil
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.accessibilityContrast = accessibilityContrast
    self.prefersReducedMotion = prefersReducedMotion
    self.accent = accent
  }

  /// Returns these preferences, with those of `other` where these are nil.
  public func filled(from other: AppearancePreferences) -> AppearancePreferences {
    AppearancePreferences(
      userInterfaceStyle: userInterfaceStyle ?? other.userInterfaceStyle,
      accessibilityContrast: accessibilityContrast ?? other.accessibilityContrast,
      prefersReducedMotion: prefersReducedMotion ?? other.prefersReducedMotion,
      accent: accent ?? other.accent)
  }
}
