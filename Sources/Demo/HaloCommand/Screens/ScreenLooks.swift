import FocusEngine
import FocusGeometry
import HaloHosting
import HaloLayoutFiles
import HaloSceneGraph

/// The appearance and focus rules for a screen: those of options, otherwise those of the desktop.
struct ScreenLooks {
  var options = AppearancePreferences()
  /// The reading direction; nil for the screen's own.
  var direction: LayoutDirection?
  /// The tuning of the focus, which overrides the screen's own.
  var tuning = FocusTuning()
  /// The desktop's preferences; empty if there is no desktop.
  var desktop = AppearancePreferences()
  /// The variation of the focus rules, which overrides the screen's own.
  var variation = FocusVariation()
  /// Whether full keyboard access is on from the start.
  var hasFullKeyboardAccess = false

  init() {}

  /// Creates the looks that options ask for.
  ///
  /// - Throws: `SourceError` for an error in the file of a tuning, or `SourceErrors` for several.
  init(_ options: LooksOptions, _ rules: RuleOptions) throws {
    self.options = options.preferences
    direction = options.layoutDirection
    if let path = options.tuning { tuning = try FocusTuning(path: path) }
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
