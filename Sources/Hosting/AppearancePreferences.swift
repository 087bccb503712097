import Foundation

/// The preferences of a desktop or a person for the looks; nil where nothing is preferred.
public struct AppearancePreferences: Hashable, Sendable {
  public var userInterfaceStyle: UserInterfaceStyle?
  public var accessibilityContrast: AccessibilityContrast?
  public var prefersReducedMotion: Bool?
  public var accent: AccentColor?

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
