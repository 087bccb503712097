import FocusEngine
import Foundation
import HaloDemoScenes
import HaloDisplayList
import HaloSceneGraph

/// A screen in a window of its own, with the demo's keys and a clock that is turned by hand.
///
/// All commands open screens this way. Where the keys do more, as in the window of `halo demo` and
/// beside instruments, a ``DemoSession`` is around it.
@MainActor
final class OpenedScreen {
  let window: Window
  /// What the demo's keys change.
  let switcher: ScreenSwitcher
  /// The clock, and what presses keys; the first use of it draws the first frame.
  private(set) lazy var player = ScenePlayer(window: window, scale: scale)
  private let scale: CGFloat
  /// nil: the keys are for whoever opened the screen.
  private var demoKeys: DemoKeys?

  /// Opens a screen with the demo's keys as far as they need no window around the screen.
  ///
  /// - Parameters:
  ///   - screen: brings its focus model and looks.
  ///   - size: points; nil: the screen's own.
  ///   - scale: device pixels a point, for the player.
  ///   - looks: what was asked for.
  ///   - modifiers: which keys stand for Command and Option; nil: the window's own.
  ///   - textMeasurer: the one of the renderer that will draw.
  ///   - detail: how much movements tell of what they looked at.
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

  /// Opens one of several screens, whose keys act when its switcher starts.
  ///
  /// - Parameters:
  ///   - screens: what F2 goes through; at least one.
  ///   - index: where to begin.
  ///   - size: points; nil: the screen's own.
  ///   - scale: device pixels a point, for the player.
  ///   - looks: what was asked for.
  ///   - modifiers: which keys stand for Command and Option; nil: the window's own.
  ///   - textMeasurer: the one of the renderer that will draw.
  ///   - detail: how much movements tell of what they looked at.
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

  /// Tells of a key that only the window of `halo demo` has a use for.
  ///
  /// - Parameter presses: what was pressed so far, with its names.
  /// - Throws: `CommandError`.
  func check(_ presses: [NamedKey]) throws { try demoKeys?.check(presses) }

  /// Presses keys, each after all came to rest.
  ///
  /// - Throws: `CommandError` for a key that only the window of `halo demo` has a use for.
  func press(_ presses: [NamedKey]) throws {
    for press in presses {
      player.press(press.key)
      player.rest()
    }
    try check(presses)
  }
}
