import Foundation
import HaloHosting

extension AppearancePreferences {
  /// Returns the appearance for these preferences; those that are nil become `style`, normal
  /// contrast, full motion, full transparency, blue, and the look of tvOS 18.
  public func appearance(otherwise style: UserInterfaceStyle = .light) -> FocusAppearance {
    FocusAppearance(
      style: userInterfaceStyle ?? style, contrast: accessibilityContrast ?? .normal,
      accent: accent ?? .blue, reducedMotion: prefersReducedMotion ?? false
    ).with(
      look: televisionLook ?? .tvOS18, reducedTransparency: prefersReducedTransparency ?? false)
  }
}
