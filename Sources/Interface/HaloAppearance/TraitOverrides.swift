import Foundation
import HaloHosting

/// Traits that a view sets for itself and all inside instead of inheriting them: the part of
/// UIKit's `UITraitOverrides` that concerns looks.
public struct TraitOverrides: Hashable, Sendable {
  /// Light or dark; `.unspecified` inherits.
  public var userInterfaceStyle: UserInterfaceStyle
  /// Normal or increased contrast; `.unspecified` inherits.
  public var accessibilityContrast: AccessibilityContrast

  /// Overrides the given traits, and none of those left out.
  public init(
    userInterfaceStyle: UserInterfaceStyle = .unspecified,
    accessibilityContrast: AccessibilityContrast = .unspecified
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.accessibilityContrast = accessibilityContrast
  }

  package var isEmpty: Bool { self == TraitOverrides() }

  /// What this one says, and `outer` where it says nothing.
  package func inheriting(_ outer: TraitOverrides) -> TraitOverrides {
    TraitOverrides(
      userInterfaceStyle: userInterfaceStyle == .unspecified
        ? outer.userInterfaceStyle : userInterfaceStyle,
      accessibilityContrast: accessibilityContrast == .unspecified
        ? outer.accessibilityContrast : accessibilityContrast)
  }
}
