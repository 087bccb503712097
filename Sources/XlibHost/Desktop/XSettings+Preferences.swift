import Foundation
import SceneGraph

extension XSettings {
  /// What the settings say of looks: above all the name of the theme, since most desktops that have
  /// no portal say it no other way (spec/x11-client.md A8).
  var preferences: AppearancePreferences {
    let theme = (string("Net/ThemeName") ?? "").lowercased()
    let words = theme.split { $0 == "-" || $0 == "_" || $0 == " " }
    let isHighContrast = theme.contains("highcontrast") || theme.contains("contrasthigh")
    let isDark =
      words.contains("dark") || isHighContrast && theme.contains("inverse")
      || integer("Gtk/ApplicationPreferDarkTheme") == 1
    let animates = integer("Net/EnableAnimations") ?? integer("Gtk/EnableAnimations")
    return AppearancePreferences(
      userInterfaceStyle: isDark ? .dark : nil,
      accessibilityContrast: isHighContrast ? .high : nil,
      prefersReducedMotion: animates == 0 ? true : nil)
  }

  /// Device pixels a point; nil: not said, or nonsense.
  var scale: CGFloat? {
    integer("Gdk/WindowScalingFactor").flatMap { $0 > 0 ? CGFloat($0) : nil }
  }
}
