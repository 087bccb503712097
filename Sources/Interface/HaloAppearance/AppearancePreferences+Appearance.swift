import Foundation
import HaloHosting

extension AppearancePreferences {
  /// What comes of them; where nothing is said `style`, normal contrast, full motion and blue.
  public func appearance(otherwise style: UserInterfaceStyle = .light) -> FocusAppearance {
    FocusAppearance(
      style: userInterfaceStyle ?? style, contrast: accessibilityContrast ?? .normal,
      accent: accent ?? .blue, reducedMotion: prefersReducedMotion ?? false)
  }
}
