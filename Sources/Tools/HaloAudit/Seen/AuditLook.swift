import HaloHosting
import HaloSceneGraph

/// An appearance under which the focus indicator is judged.
public struct AuditLook: Hashable, Sendable {
  /// The name in findings, for instance `dark, increased contrast`.
  public var name: String
  /// The appearance.
  public var appearance: FocusAppearance

  /// Creates a named appearance.
  public init(name: String, appearance: FocusAppearance) {
    self.name = name
    self.appearance = appearance
  }

  /// Returns light, dark, both with increased contrast, and reduced motion.
  ///
  /// All have the accent of `appearance`.
  public static func all(of appearance: FocusAppearance) -> [AuditLook] {
    all { wanted in
      var look = appearance.with(
        style: wanted.userInterfaceStyle ?? .unspecified,
        contrast: wanted.accessibilityContrast ?? .unspecified)
      if let isStill = wanted.prefersReducedMotion { look.prefersReducedMotion = isStill }
      return look
    }
  }

  /// Returns the same for a screen that derives its appearance from preferences, without
  /// repetitions.
  package static func all(
    appearance: (AppearancePreferences) -> FocusAppearance
  ) -> [AuditLook] {
    var seen: Set<FocusAppearance> = []
    return preferences.map(appearance).filter { seen.insert($0).inserted }.map { appearance in
      var words = [appearance.userInterfaceStyle == .dark ? "dark" : "light"]
      if appearance.accessibilityContrast == .high { words.append("increased contrast") }
      if appearance.prefersReducedMotion { words.append("reduced motion") }
      return AuditLook(name: words.joined(separator: ", "), appearance: appearance)
    }
  }

  private static let preferences = [
    AppearancePreferences(userInterfaceStyle: .light, accessibilityContrast: .normal),
    AppearancePreferences(userInterfaceStyle: .dark, accessibilityContrast: .normal),
    AppearancePreferences(userInterfaceStyle: .light, accessibilityContrast: .high),
    AppearancePreferences(userInterfaceStyle: .dark, accessibilityContrast: .high),
    AppearancePreferences(prefersReducedMotion: true),
  ]
}
