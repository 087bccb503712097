import FocusEngine
import Foundation
import HaloDemoScenes
import HaloDisplayList
import HaloSceneGraph

/// A screen in a window without an X server, with the demo's keys and a clock that is turned by hand.
///
/// All commands open screens this way but `halo demo`, which shows more than one in its window.
@MainActor
final class OpenedScreen {
  let window: Window
  /// The clock, and what presses keys; the first use of it draws the first frame.
  private(set) lazy var player = ScenePlayer(window: window, scale: scale)
  private let scale: CGFloat
  private let demoKeys: DemoKeys

  /// - Parameters:
  ///   - screen: brings its focus model and looks.
  ///   - size: points; nil: the screen's own.
  ///   - scale: device pixels a point, for the player.
  ///   - looks: what was asked for.
  ///   - modifiers: which keys stand for Command and Option; nil: the window's own.
  ///   - textMeasurer: the one of the renderer that will draw.
  ///   - detail: how much movements tell of what they looked at.
  init(
    _ screen: any Screen, size: CGSize? = nil, scale: CGFloat = 1, looks: ScreenLooks,
    modifiers: ModifierScheme?, textMeasurer: any TextMeasuring,
    detail: FocusSystem.ExplanationDetail = .decision
  ) {
    window = Window(
      showing: screen, size: size, looks: looks, modifiers: modifiers,
      textMeasurer: textMeasurer, detail: detail)
    self.scale = scale
    demoKeys = DemoKeys(
      in: window, scene: screen as? DemoScene, looks: looks, variation: screen.variation)
  }

  /// Tells of a key that only the window of `halo demo` has a use for.
  ///
  /// - Parameter presses: what was pressed so far, with its names.
  /// - Throws: `CommandError`.
  func check(_ presses: [NamedKey]) throws { try demoKeys.check(presses) }

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
