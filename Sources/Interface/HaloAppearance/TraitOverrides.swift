import Foundation
import HaloHosting

/// The traits that a view sets for itself and its descendants instead of inheriting them: UIKit's
/// `UITraitOverrides`, limited to appearance.
public struct TraitOverrides: Hashable, Sendable {
  /// Light or dark; `.unspecified` inherits.
  public var userInterfaceStyle: UserInterfaceStyle
  /// Normal or increased contrast; `.unspecified` inherits.
  public var accessibilityContrast: AccessibilityContrast

  /// Creates overrides of the given traits; those left out are inherited.
  public init(
    userInterfaceStyle: UserInterfaceStyle = .unspecified,
    accessibilityContrast: AccessibilityContrast = .unspecified
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.accessibilityContrast = accessibilityContrast
  }

  package var isEmpty: Bool { self == TraitOverrides() }

  /// Returns these overrides, with those of `outer` where these are unspecified.
  package func inheriting(_ outer: TraitOverrides) -> TraitOverrides {
    TraitOverrides(
      userInterfaceStyle: userInterfaceStyle == .unspecified
        ? outer.userInterfaceStyle : userInterfaceStyle,
      accessibilityContrast: accessibilityContrast == .unspecified
        ? outer.accessibilityContrast : accessibilityContrast)
  }
}
