import FocusEngine
import FocusGeometry
import HaloHosting
import HaloSceneGraph

/// The appearance and focus rules for a screen: those of options, otherwise those of the desktop.
struct ScreenLooks {
  var options = AppearancePreferences()
  /// The reading direction; nil for the screen's own.
  var direction: LayoutDirection?
  /// The desktop's preferences; empty if there is no desktop.
  var desktop = AppearancePreferences()
  /// The variation of the focus rules, which overrides the screen's own.
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

  /// The preferences for a television, which is light or dark by the options alone.
  var forTelevision: AppearancePreferences {
    var desktop = desktop
    desktop.userInterfaceStyle = nil
    return options.filled(from: desktop)
  }
}
