import Foundation

/// The preferences of a desktop or a person for the looks; nil where nothing is preferred.
public struct AppearancePreferences: Hashable, Sendable {
  /// Light or dark; nil for no preference.
  public var userInterfaceStyle: UserInterfaceStyle?
  /// Normal or high contrast; nil for no preference.
  public var accessibilityContrast: AccessibilityContrast?
  /// Whether movement is to be reduced; nil for no preference.
  public var prefersReducedMotion: Bool?
  /// The colour of focus and of what can be operated; nil for no preference.
  public var accent: AccentColor?

  /// Preferences of which nothing is preferred, unless told otherwise.
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

  /// These, and those of `other` where these say nothing.
  public func filled(from other: AppearancePreferences) -> AppearancePreferences {
    AppearancePreferences(
      userInterfaceStyle: userInterfaceStyle ?? other.userInterfaceStyle,
      accessibilityContrast: accessibilityContrast ?? other.accessibilityContrast,
      prefersReducedMotion: prefersReducedMotion ?? other.prefersReducedMotion,
      accent: accent ?? other.accent)
  }
}
