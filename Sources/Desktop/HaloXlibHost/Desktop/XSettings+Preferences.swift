import Foundation
import HaloHosting

extension XSettings {
  /// The preferences in the settings, mainly from the name of the theme, since most desktops
  /// without a portal express them in no other way (Decisions).
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

  /// The device pixels per point; nil if not set or not positive.
  ///
  /// Some desktops set the scale of windows, in whole numbers, some that of text, in 1024ths of a
  /// dot per inch, and some both: then the larger one counts.
  var scale: CGFloat? {
    let windows = integer("Gdk/WindowScalingFactor").map { CGFloat($0) }
    let text = integer("Xft/DPI").map { CGFloat($0) / 1024 / 96 }
    return [windows, text].compactMap { $0 }.filter { $0 > 0 }.max()
  }
}
