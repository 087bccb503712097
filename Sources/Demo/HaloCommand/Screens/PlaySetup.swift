import Foundation
import HaloDemoScenes
import HaloDisplayList
import HaloSceneGraph

/// The settings for playing a screen without a window: size, appearance, rules and keys.
///
/// It is made from several option groups rather than one group of groups, since debug builds would
/// check each nested option many times.
struct PlaySetup {
  /// The size in points; nil for the screen's own.
  var size: CGSize?
  /// The device pixels per point.
  let scale: CGFloat
  var looks: ScreenLooks
  let modifiers: ModifierScheme?

  /// Creates the settings that options ask for.
  ///
  /// - Throws: `SourceError` for an error in the file of a tuning, or `SourceErrors` for several.
  init(
    _ picture: PictureOptions, _ looks: LooksOptions, _ rules: RuleOptions,
    _ keyboard: KeyboardOptions
  ) throws {
    size = picture.size?.size
    scale = picture.scale
    self.looks = try ScreenLooks(looks, rules)
    modifiers = keyboard.modifiers
  }

  /// Opens a screen.
  ///
  /// - Parameters:
  ///   - screen: the screen.
  ///   - textMeasurer: the text measurer of the renderer that will draw.
  ///   - size: the size in points if the options name none; nil for the screen's own.
  /// - Returns: the screen in its initial state.
  @MainActor
  func open(
    _ screen: any Screen, textMeasurer: any TextMeasuring, otherwise size: CGSize? = nil
  ) -> OpenedScreen {
    OpenedScreen(
      screen, size: self.size ?? size, scale: scale, looks: looks, modifiers: modifiers,
      textMeasurer: textMeasurer)
  }
}
