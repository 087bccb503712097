import FocusEngine
import Foundation
import HaloDemoScenes
import HaloDisplayList
import HaloSceneGraph

/// A screen in its own window, with the demo's keys and a manual clock.
///
/// All commands open screens with this class. A ``DemoSession`` contains it where the keys do more:
/// in the window of `halo demo` and beside instruments.
@MainActor
final class OpenedScreen {
  let window: Window
  /// The switcher, on which the demo's keys act.
  let switcher: ScreenSwitcher
  /// The player, which advances the clock and presses keys; its first use draws the first frame.
  private(set) lazy var player = ScenePlayer(window: window, scale: scale)
  private let scale: CGFloat
  /// The handler of the demo's keys; nil if the caller handles them.
  private var demoKeys: DemoKeys?

  /// Opens a screen with those of the demo's keys that need no host.
  ///
  /// - Parameters:
  ///   - screen: the screen, with its focus model and appearance.
  ///   - size: the size in points; nil for the screen's own.
  ///   - scale: device pixels per point, for the player.
  ///   - looks: the requested appearance and focus rules.
  ///   - modifiers: the keys that stand for Command and Option; nil for the window's default.
  ///   - textMeasurer: the text measurer of the renderer that will draw.
  ///   - detail: the detail of the explanations of movements.
  convenience init(
    _ screen: any Screen, size: CGSize? = nil, scale: CGFloat = 1, looks: ScreenLooks,
    modifiers: ModifierScheme?, textMeasurer: any TextMeasuring,
    detail: FocusSystem.ExplanationDetail = .decision
  ) {
    let (screens, index) =
      (screen as? DemoScene).map(ScreenSwitcher.scenes(from:)) ?? ([screen], 0)
    self.init(
      screens, at: index, size: size, scale: scale, looks: looks, modifiers: modifiers,
      textMeasurer: textMeasurer, detail: detail)
    demoKeys = DemoKeys(switcher)
  }

  /// Opens one of several screens; its keys act once the switcher starts.
  ///
  /// - Parameters:
  ///   - screens: the screens that F2 steps through; at least one.
  ///   - index: the index of the first screen.
  ///   - size: the size in points; nil for the screen's own.
  ///   - scale: device pixels per point, for the player.
  ///   - looks: the requested appearance and focus rules.
  ///   - modifiers: the keys that stand for Command and Option; nil for the window's default.
  ///   - textMeasurer: the text measurer of the renderer that will draw.
  ///   - detail: the detail of the explanations of movements.
  init(
    _ screens: [any Screen], at index: Int, size: CGSize? = nil, scale: CGFloat = 1,
    looks: ScreenLooks, modifiers: ModifierScheme?, textMeasurer: any TextMeasuring,
    detail: FocusSystem.ExplanationDetail = .decision
  ) {
    window = Window(
      showing: screens[index], size: size, looks: looks, modifiers: modifiers,
      textMeasurer: textMeasurer, detail: detail)
    switcher = ScreenSwitcher(window, screens: screens, index: index, looks: looks)
    self.scale = scale
  }

  /// Reports the first refused key, which only the window of `halo demo` could handle.
  ///
  /// - Parameter presses: the keys pressed so far, with their names.
  /// - Throws: `CommandError` if a key was refused.
  func check(_ presses: [NamedKey]) throws { try demoKeys?.check(presses) }

  /// Presses keys, and waits after each until no animation runs.
  ///
  /// - Throws: `CommandError` for a key that only the window of `halo demo` can handle.
  func press(_ presses: [NamedKey]) throws {
    for press in presses {
      player.press(press.key)
      player.rest()
    }
    try check(presses)
  }
}
