import FocusEngine
import FocusGeometry
import Foundation
import HaloAudit
import HaloCairoRenderer
import HaloControllers
import HaloDisplayList
import HaloGoldenTesting
import HaloHosting
import HaloSceneGraph
import Testing

/// A screen as a person has it before them: keys to press, a clock to turn, pixels to look at.
///
/// It needs no display and no time: the clock is turned by hand, so every moment of an animation is
/// the same picture each time.
@MainActor
public final class FocusHarness {
  /// The window and its clock.
  public let player: ScenePlayer
  /// What every key has done so far, with the explanation of its movement.
  public private(set) var trace: [ScenePlayer.Step] = []
  private let renderer: Renderer
  private let scale: CGFloat
  private let tiles: PlainTiles?

  /// Takes a window and waits until it is at rest.
  ///
  /// From then on frames are compared with ones in which every view is drawn anew: a view that has
  /// changed and has not called `setNeedsDisplay()` fails the test. Of a motion only some are, unless
  /// the environment says `HALO_THOROUGH=1`.
  ///
  /// - Parameters:
  ///   - window: what it shows, its size, model and looks are the caller's; its text is drawn by
  ///     its own `textMeasurer` where that is a `TextEngine`, best `TestFonts.textEngine()`.
  ///   - scale: device pixels a point; greater than 0.
  ///   - hasPlainTiles: whether ``picture(of:)`` shows `PlainTiles` in the place of elaborate
  ///     pictures.
  public init(_ window: Window, scale: CGFloat = 1, hasPlainTiles: Bool = false) {
    renderer = Renderer(text: window.textMeasurer as? TextEngine ?? TestFonts.textEngine())
    self.scale = scale
    tiles = hasPlainTiles ? PlainTiles() : nil
    window.checkKeptViews(everyFrame: TestEffort.isThorough) { Issue.record("\($0)") }
    player = ScenePlayer(window: window, scale: scale)
    player.rest()
  }

  /// Makes a window around a controller, with the test fonts, and waits until it is at rest.
  ///
  /// - Parameters:
  ///   - root: what the window shows.
  ///   - size: of the window, in points.
  ///   - model: which keys move the focus, and how it looks.
  ///   - appearance: looks.
  ///   - direction: of the layout.
  ///   - scale: device pixels a point; greater than 0.
  ///   - hasPlainTiles: see ``init(_:scale:hasPlainTiles:)``.
  public convenience init(
    root: ViewController, size: CGSize = CGSize(width: 1280, height: 800),
    model: FocusModel = .pad, appearance: FocusAppearance = .light,
    direction: LayoutDirection = .leftToRight, scale: CGFloat = 1, hasPlainTiles: Bool = false
  ) {
    let window = Window(
      size: size, model: model, appearance: appearance, textMeasurer: TestFonts.textEngine())
    window.layoutDirection = direction
    window.rootViewController = root
    self.init(window, scale: scale, hasPlainTiles: hasPlainTiles)
  }

  /// The window that is shown.
  public var window: Window { player.window }

  /// The label of what has the focus; nil for nothing.
  public var focus: String? { player.focusedLabel }

  /// The focused view; nil for none.
  public var focusedView: View? { window.focusSystem?.focusedItem as? View }

  /// Where every key leads from everywhere, now.
  public var map: FocusMap { FocusMap(of: window) }

  /// Presses keys spelled as in walks ("Tab", "shift+Tab", "ctrl+n"), with spaces between them,
  /// each after the screen came to rest.
  ///
  /// - Returns: What the last key did; nil without keys.
  /// - Throws: `KeyNameError`.
  @discardableResult
  public func press(_ keys: String) throws -> ScenePlayer.Step? {
    var last: ScenePlayer.Step?
    for key in try Key.sequence(keys) {
      let step = player.press(key)
      trace.append(step)
      last = step
      player.rest()
    }
    return last
  }

  /// Presses one key and turns the clock on by so many milliseconds, into the movement.
  ///
  /// - Throws: `KeyNameError`.
  public func press(_ key: String, thenWait milliseconds: Double) throws {
    trace.append(player.press(try Key(name: key)))
    player.advance(by: milliseconds / 1000)
  }

  /// What ``picture(of:)`` draws of a list: with ``PlainTiles``, or as it is.
  package func drawable(_ list: DisplayList) -> DisplayList {
    tiles?.replacingImages(in: list) ?? list
  }

  /// The list of what is seen now.
  public func frame() -> DisplayList { drawable(player.frame()) }

  /// What is seen now in pixels.
  ///
  /// - Parameter region: the part to draw, in points; its edges are moved to whole pixels. nil:
  ///   all.
  /// - Returns: The pixels of the region alone.
  /// - Throws: `RenderError`.
  public func picture(of region: CGRect? = nil) throws -> PixelSurface {
    try renderer.picture(of: frame(), region: region, scale: scale)
  }
}
