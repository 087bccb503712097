import HaloAudit
import HaloLayoutFiles
import HaloSceneGraph

extension AuditLook {
  /// Returns every appearance that a screen can have; options override all, and the screen of a
  /// television ignores the varied style.
  @MainActor
  static func all(of screen: any Screen, _ looks: ScreenLooks) -> [AuditLook] {
    all(looks, appearance: screen.appearance)
  }

  /// Returns every appearance that a walk's layout can have, or the scene that its window shows.
  @MainActor
  static func all(of walk: WalkDocument, in window: Window, _ looks: ScreenLooks) -> [AuditLook] {
    let isTelevision = window.focusSystem?.model.look == .lift
    return all(looks) { looks in
      let wanted = isTelevision ? looks.forTelevision : looks.preferences
      let own =
        walk.layout?.appearance(wanted)
        ?? wanted.appearance(otherwise: window.appearance.userInterfaceStyle)
      return own.tuned(by: looks.tuning)
    }
  }

  @MainActor
  private static func all(
    _ looks: ScreenLooks, appearance: (ScreenLooks) -> FocusAppearance
  ) -> [AuditLook] {
    all { preferences in
      var looks = looks
      looks.desktop = preferences
      return appearance(looks)
    }
  }
}
