import FocusInspector
import Hosting
import LayoutFiles
import SceneGraph

extension AuditLook {
  /// Every look that a screen has: options hold for all of them, and a television's is dark.
  @MainActor
  static func all(of screen: any Screen, _ looks: ScreenLooks) -> [AuditLook] {
    all(looks, appearance: screen.appearance)
  }

  /// The same of a walk's layout, or of the scene that its window shows.
  @MainActor
  static func all(of walk: WalkDocument, in window: Window, _ looks: ScreenLooks) -> [AuditLook] {
    let isTelevision = window.focusSystem?.model.look == .lift
    return all(looks) { looks in
      let wanted = isTelevision ? looks.forTelevision : looks.preferences
      return walk.layout?.appearance(wanted)
        ?? wanted.appearance(otherwise: window.appearance.userInterfaceStyle)
    }
  }

  @MainActor
  private static func all(
    _ looks: ScreenLooks, appearance: (ScreenLooks) -> FocusAppearance
  ) -> [AuditLook] {
    var seen: Set<FocusAppearance> = []
    let variations = [
      AppearancePreferences(userInterfaceStyle: .light),
      AppearancePreferences(userInterfaceStyle: .dark),
      AppearancePreferences(userInterfaceStyle: .light, accessibilityContrast: .high),
      AppearancePreferences(userInterfaceStyle: .dark, accessibilityContrast: .high),
      AppearancePreferences(prefersReducedMotion: true),
    ]
    return variations.compactMap { variation in
      var looks = looks
      looks.desktop = variation
      let appearance = appearance(looks)
      guard seen.insert(appearance).inserted else { return nil }
      var words = [appearance.userInterfaceStyle == .dark ? "dark" : "light"]
      if appearance.accessibilityContrast == .high { words.append("increased contrast") }
      if appearance.prefersReducedMotion { words.append("reduced motion") }
      return AuditLook(name: words.joined(separator: ", "), appearance: appearance)
    }
  }
}
