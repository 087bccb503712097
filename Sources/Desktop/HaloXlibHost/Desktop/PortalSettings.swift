import Foundation
import HaloDisplayList
import HaloHosting
import HaloMessageBus

/// The settings that the desktop's portal reports (`org.freedesktop.portal.Settings`), by namespace
/// and key.
struct PortalSettings: Equatable {
  private(set) var values: [String: [String: BusValue]] = [:]

  static let appearance = "org.freedesktop.appearance"
  static let gnome = "org.gnome.desktop.interface"
  static let gnomeAccess = "org.gnome.desktop.a11y.interface"

  init() {}

  /// Creates the settings from the reply to `ReadAll`; anything of another form is ignored.
  init(readAll arguments: [BusValue]) {
    for (space, entries) in arguments.first?.dictionary ?? [:] {
      values[space] = entries.dictionary?.mapValues(\.unwrapped)
    }
  }

  /// Applies the signal `SettingChanged`.
  mutating func change(_ arguments: [BusValue]) {
    guard arguments.count == 3, let space = arguments[0].string, let key = arguments[1].string
    else { return }
    values[space, default: [:]][key] = arguments[2].unwrapped
  }

  private func value(_ key: String, in space: String = appearance) -> BusValue? {
    values[space]?[key]
  }

  /// The preferences in the settings; unknown numbers count as no preference.
  var preferences: AppearancePreferences {
    let scheme = value("color-scheme")?.integer
    let hasContrast =
      value("contrast")?.integer == 1
      || value("high-contrast", in: Self.gnomeAccess)?.boolean == true
    let isStill =
      value("reduced-motion")?.integer == 1
      || value("enable-animations", in: Self.gnome)?.boolean == false
    return AppearancePreferences(
      userInterfaceStyle: scheme == 1 ? .dark : scheme == 2 ? .light : nil,
      accessibilityContrast: hasContrast ? .high : nil,
      prefersReducedMotion: isStill ? true : nil, accent: accent)
  }

  /// The accent colour in sRGB; nil if a component is out of range, which means "none".
  private var accent: AccentColor? {
    guard let parts = value("accent-color")?.list?.compactMap(\.double), parts.count == 3,
      parts.allSatisfy({ (0...1).contains($0) })
    else { return nil }
    return AccentColor(Color(red: parts[0], green: parts[1], blue: parts[2]))
  }
}
