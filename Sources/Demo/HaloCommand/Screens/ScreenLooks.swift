import FocusEngine
import FocusGeometry
import HaloHosting
import HaloSceneGraph

/// How a screen looks and is walked: as options say, and where they do not, as the desktop says now.
struct ScreenLooks {
  var options = AppearancePreferences()
  /// nil: the screen's own.
  var direction: LayoutDirection?
  /// Empty where there is no desktop.
  var desktop = AppearancePreferences()
  /// What is tried of the rules of focus, over the screen's own.
  var variation = FocusVariation()
  /// Whether full keyboard access is on from the start.
  var hasFullKeyboardAccess = false

  init() {}

  init(_ options: LooksOptions, _ rules: RuleOptions) {
    self.options = options.preferences
    direction = options.layoutDirection
    variation = rules.variation
    hasFullKeyboardAccess = rules.fullKeyboardAccess
  }

  var preferences: AppearancePreferences { options.filled(from: desktop) }

  /// Light or dark by the options alone.
  var forTelevision: AppearancePreferences {
    var desktop = desktop
    desktop.userInterfaceStyle = nil
    return options.filled(from: desktop)
  }
}
