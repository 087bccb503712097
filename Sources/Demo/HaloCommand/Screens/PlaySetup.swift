import Foundation
import HaloDemoScenes
import HaloDisplayList
import HaloSceneGraph

/// How a screen is played where there is no window: how large, with which looks, rules and keys.
///
/// Made from option groups side by side, as in a group of groups every option is checked many times
/// over in debug builds.
struct PlaySetup {
  /// Points; nil: the screen's own.
  let size: CGSize?
  /// Device pixels a point.
  let scale: CGFloat
  let looks: ScreenLooks
  let modifiers: ModifierScheme?

  init(
    _ picture: PictureOptions, _ looks: LooksOptions, _ rules: RuleOptions,
    _ keyboard: KeyboardOptions
  ) {
    size = picture.size?.size
    scale = picture.scale
    self.looks = ScreenLooks(looks, rules)
    modifiers = keyboard.modifiers
  }

  /// Opens a screen.
  ///
  /// - Parameters:
  ///   - screen: what is shown.
  ///   - textMeasurer: the one of the renderer that will draw.
  ///   - size: points, where none was asked for; nil: the screen's own.
  /// - Returns: The screen, opened and untouched.
  @MainActor
  func open(
    _ screen: any Screen, textMeasurer: any TextMeasuring, otherwise size: CGSize? = nil
  ) -> OpenedScreen {
    OpenedScreen(
      screen, size: self.size ?? size, scale: scale, looks: looks, modifiers: modifiers,
      textMeasurer: textMeasurer)
  }
}
