import Foundation
import HaloHosting

extension XSettings {
  /// What the settings say of looks: above all the name of the theme, since most desktops that have
  /// no portal say it no other way (Decisions).
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
  ///
  /// Some desktops say it of windows, in whole numbers, some of text, in 1024ths of a dot an inch,
  /// and some of both: the larger one is meant.
  var scale: CGFloat? {
    let windows = integer("Gdk/WindowScalingFactor").map { CGFloat($0) }
    let text = integer("Xft/DPI").map { CGFloat($0) / 1024 / 96 }
    return [windows, text].compactMap { $0 }.filter { $0 > 0 }.max()
  }
}
