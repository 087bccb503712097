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

/// A screen under test, with keys to press, a clock to advance and pixels to read.
///
/// It needs neither a display nor real time: the test advances the clock, so that each moment of an
/// animation gives the same picture every time.
@MainActor
public final class FocusHarness {
  /// The player of the window, with its clock.
  public let player: ScenePlayer
  /// The result of every key so far, with the explanation of its movement.
  public private(set) var trace: [ScenePlayer.Step] = []
  private let renderer: Renderer
  private let scale: CGFloat
  private let tiles: PlainTiles?

  /// Takes a window and waits until it is at rest.
  ///
  /// From then on frames are compared with frames in which every view is drawn again: a view that
  /// has changed without calling `setNeedsDisplay()` fails the test. During a motion only some
  /// frames are compared, unless the environment has `HALO_THOROUGH=1`.
  ///
  /// - Parameters:
  ///   - window: the window with its content, size, model and appearance; its text is drawn by its
  ///     own `textMeasurer` if that is a `TextEngine`, best `TestFonts.textEngine()`.
  ///   - scale: device pixels per point; greater than 0.
  ///   - hasPlainTiles: whether ``picture(of:)`` shows `PlainTiles` in place of elaborate pictures.
  public init(_ window: Window, scale: CGFloat = 1, hasPlainTiles: Bool = false) {
    renderer = Renderer(text: window.textMeasurer as? TextEngine ?? TestFonts.textEngine())
    self.scale = scale
    tiles = hasPlainTiles ? PlainTiles() : nil
    window.checkKeptViews(everyFrame: TestEffort.isThorough) { Issue.record("\($0)") }
    player = ScenePlayer(window: window, scale: scale)
    player.rest()
  }

  /// Creates a window around a controller, with the test fonts, and waits until it is at rest.
  ///
  /// - Parameters:
  ///   - root: the content of the window.
  ///   - size: the size of the window, in points.
  ///   - model: the focus model.
  ///   - appearance: colours, sizes and motion.
  ///   - direction: the direction of the layout.
  ///   - scale: device pixels per point; greater than 0.
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

  /// The window under test.
  public var window: Window { player.window }

  /// The label of the focused item; nil for none.
  public var focus: String? { player.focusedLabel }

  /// The focused view; nil for none.
  public var focusedView: View? { window.focusSystem?.focusedItem as? View }

  /// The map of where every key leads from every item, at this moment.
  public var map: FocusMap { FocusMap(of: window) }

  /// Presses keys with the names that walks use ("Tab", "shift+Tab", "ctrl+n"), separated by
  /// spaces, each after the screen has come to rest.
  ///
  /// - Returns: the result of the last key; nil without keys.
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

  /// Presses one key and advances the clock by a number of milliseconds, into the movement.
  ///
  /// - Throws: `KeyNameError`.
  public func press(_ key: String, thenWait milliseconds: Double) throws {
    trace.append(player.press(try Key(name: key)))
    player.advance(by: milliseconds / 1000)
  }

  /// Returns the display list that ``picture(of:)`` draws: with ``PlainTiles``, or unchanged.
  package func drawable(_ list: DisplayList) -> DisplayList {
    tiles?.replacingImages(in: list) ?? list
  }

  /// Returns the display list of the present frame.
  public func frame() -> DisplayList { drawable(player.frame()) }

  /// Returns the pixels of the present frame.
  ///
  /// - Parameter region: the part to draw, in points; its edges are rounded to whole pixels; nil
  ///   for all.
  /// - Returns: the pixels of the region alone.
  /// - Throws: `RenderError`.
  public func picture(of region: CGRect? = nil) throws -> PixelSurface {
    try renderer.picture(of: frame(), region: region, scale: scale)
  }
}
