import Foundation
import HaloDisplayList
import HaloHosting
import HaloMessageBus

/// The desktop's settings as the portal tells them (`org.freedesktop.portal.Settings`), by
/// namespace and key; a value.
struct PortalSettings: Equatable {
  private(set) var values: [String: [String: BusValue]] = [:]

  static let appearance = "org.freedesktop.appearance"
  static let gnome = "org.gnome.desktop.interface"
  static let gnomeAccess = "org.gnome.desktop.a11y.interface"

  init() {}

  /// From the answer to `ReadAll`; what is not of its form is left out.
  init(readAll arguments: [BusValue]) {
    for (space, entries) in arguments.first?.dictionary ?? [:] {
      values[space] = entries.dictionary?.mapValues(\.unwrapped)
    }
  }

  /// From the signal `SettingChanged`.
  mutating func change(_ arguments: [BusValue]) {
    guard arguments.count == 3, let space = arguments[0].string, let key = arguments[1].string
    else { return }
    values[space, default: [:]][key] = arguments[2].unwrapped
  }

  private func value(_ key: String, in space: String = appearance) -> BusValue? {
    values[space]?[key]
  }

  /// Unknown numbers count as nothing said.
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

  /// sRGB; anything out of range means that there is none.
  private var accent: AccentColor? {
    guard let parts = value("accent-color")?.list?.compactMap(\.double), parts.count == 3,
      parts.allSatisfy({ (0...1).contains($0) })
    else { return nil }
    return AccentColor(Color(red: parts[0], green: parts[1], blue: parts[2]))
  }
}
