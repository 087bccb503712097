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
/// It needs neither a display nor real time: the test advances the clock, so that the same moment
/// of an animation always gives the same picture.
@MainActor
public final class FocusHarness {
  /// The player of the window, with its clock.
  public let player: ScenePlayer
  /// The result of every key so far, with the explanation of its focus movement.
  public private(set) var trace: [ScenePlayer.Step] = []
  private let renderer: Renderer
  private let scale: CGFloat
  private let tiles: PlainTiles?

  /// Creates a harness for a window, and advances its clock until no animation runs.
  ///
  /// From then on, frames are compared with frames in which every view is drawn again: a view that
  /// has changed without calling `setNeedsDisplay()` fails the test. During an animation, only some
  /// frames are compared, unless the environment has `HALO_THOROUGH=1`.
  ///
  /// - Parameters:
  ///   - window: the window with its content, size, model and appearance. Its `textMeasurer` draws
  ///     the text if it is a `TextEngine`, preferably `TestFonts.textEngine()`; otherwise the test
  ///     fonts are used.
  ///   - scale: device pixels per point; greater than 0.
  ///   - hasPlainTiles: whether frames and pictures show plain tiles in place of bitmaps and of
  ///     images with grain or many strokes, so that references are small and quick to draw.
  public init(_ window: Window, scale: CGFloat = 1, hasPlainTiles: Bool = false) {
    renderer = Renderer(text: window.textMeasurer as? TextEngine ?? TestFonts.textEngine())
    self.scale = scale
    tiles = hasPlainTiles ? PlainTiles() : nil
    window.checkKeptViews(everyFrame: TestEffort.isThorough) { Issue.record("\($0)") }
    player = ScenePlayer(window: window, scale: scale)
    player.rest()
  }

  /// Creates a harness for a new window with a controller and the test fonts, and advances its
  /// clock until no animation runs.
  ///
  /// - Parameters:
  ///   - root: the root view controller of the window.
  ///   - size: the size of the window, in points.
  ///   - model: the focus model.
  ///   - appearance: the colours, sizes and durations.
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

  /// The label of the focused item; nil if no item is focused.
  public var focus: String? { player.focusedLabel }

  /// The focused view; nil if no item is focused, or one that is not a view.
  public var focusedView: View? { window.focusSystem?.focusedItem as? View }

  /// A map of where every arrow and Tab lead from every item at this moment; each access computes
  /// it, with a focus search for each item and key.
  public var map: FocusMap { FocusMap(of: window) }

  /// Presses keys one after the other, and advances the clock after each until no animation runs.
  ///
  /// - Parameter keys: the names that walk files use ("Tab", "shift+Tab", "ctrl+n"), separated by
  ///   spaces.
  /// - Returns: the result of the last key; nil without keys.
  /// - Throws: `KeyNameError` for an unknown name, before any key is pressed.
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

  /// Presses one key and advances the clock by a number of milliseconds, for a picture in the
  /// middle of an animation.
  ///
  /// - Throws: `KeyNameError` for an unknown name.
  public func press(_ key: String, thenWait milliseconds: Double) throws {
    trace.append(player.press(try Key(name: key)))
    player.advance(by: milliseconds / 1000)
  }

  /// Returns a display list as ``picture(of:)`` draws it: with ``PlainTiles``, or unchanged.
  package func drawable(_ list: DisplayList) -> DisplayList {
    tiles?.replacingImages(in: list) ?? list
  }

  /// Returns the display list of the current frame, with plain tiles if the harness has them.
  public func frame() -> DisplayList { drawable(player.frame()) }

  /// Returns the pixels of the current frame.
  ///
  /// - Parameter region: the part to draw, in points; its edges are rounded to whole pixels; nil
  ///   for all.
  /// - Returns: the pixels of the region alone.
  /// - Throws: `RenderError` if the window has a side of more than 32,767 device pixels, or memory
  ///   is lacking.
  public func picture(of region: CGRect? = nil) throws -> PixelSurface {
    try renderer.picture(of: frame(), region: region, scale: scale)
  }
}
