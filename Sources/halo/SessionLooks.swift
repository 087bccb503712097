import FocusGeometry
import Hosting
import SceneGraph

/// How the demo looks: as its options say, and where they do not, as the desktop says now.
struct SessionLooks {
  var options: AppearancePreferences
  /// nil: the screen's own.
  var direction: LayoutDirection?
  var desktop = AppearancePreferences()

  var preferences: AppearancePreferences { options.filled(from: desktop) }

  /// Light or dark by the options alone.
  var forTelevision: AppearancePreferences {
    var desktop = desktop
    desktop.userInterfaceStyle = nil
    return options.filled(from: desktop)
  }
}
