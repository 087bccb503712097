import HaloHosting
import HaloSceneGraph

/// A way in which a screen can look, in which it is seen what has the focus.
public struct AuditLook: Hashable, Sendable {
  /// As findings say it, for instance `dark, increased contrast`.
  public var name: String
  /// What it looks like.
  public var appearance: FocusAppearance

  /// A look by its name.
  public init(name: String, appearance: FocusAppearance) {
    self.name = name
    self.appearance = appearance
  }

  /// Light, dark, both with increased contrast, and without movement, each with the accent of
  /// `appearance`.
  public static func all(of appearance: FocusAppearance) -> [AuditLook] {
    all { wanted in
      var look = appearance.with(
        style: wanted.userInterfaceStyle ?? .unspecified,
        contrast: wanted.accessibilityContrast ?? .unspecified)
      if let isStill = wanted.prefersReducedMotion { look.prefersReducedMotion = isStill }
      return look
    }
  }

  /// The same of a screen that decides itself what it makes of preferences; each look once.
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
