import CairoRenderer
import DemoScenes
import FocusEngine
import FocusGeometry
import Foundation
import SceneGraph

/// A demo scene as a person has it before them: keys to press, a clock to turn, pixels to look at.
@MainActor
public final class SceneHarness {
  public let player: ScenePlayer
  private let renderer: Renderer
  private let scale: CGFloat
  private let tiles: PlainTiles?

  /// Opens the scene with the test fonts and waits until it is at rest.
  ///
  /// - Parameters:
  ///   - id: the scene's.
  ///   - size: of the window, in points.
  ///   - scale: device pixels a point.
  ///   - appearance: looks; a TV scene keeps its own colours.
  ///   - direction: of the layout.
  ///   - showsArtwork: whether ``picture(of:)`` shows pictures as they are; otherwise ``PlainTiles``.
  /// - Throws: ``UnknownScene``.
  public init(
    _ id: String, size: CGSize = CGSize(width: 1280, height: 800), scale: CGFloat = 1,
    appearance: FocusAppearance = .light, direction: LayoutDirection = .leftToRight,
    showsArtwork: Bool = false
  ) throws {
    guard let scene = DemoScene.all.first(where: { $0.id == id }) else {
      throw UnknownScene(id: id)
    }
    let renderer = Renderer(text: TestFonts.textEngine())
    self.renderer = renderer
    self.scale = scale
    tiles = showsArtwork ? nil : PlainTiles()
    let window = scene.makeWindow(
      size: size, appearance: appearance, textMeasurer: renderer.text)
    window.layoutDirection = direction
    player = ScenePlayer(window: window, scale: scale)
    player.rest()
  }

  public var window: Window { player.window }

  /// The label of what has the focus; nil for nothing.
  public var focus: String? { player.focusedLabel }

  /// Presses keys spelled as in walks, each after the scene came to rest.
  ///
  /// - Returns: What the last key did; nil without keys.
  /// - Throws: ``KeyNameError``.
  @discardableResult
  public func press(_ keys: String) throws -> ScenePlayer.Step? {
    var last: ScenePlayer.Step?
    for key in try Key.sequence(keys) {
      last = player.press(key)
      player.rest()
    }
    return last
  }

  /// Presses one key and turns the clock on by so many milliseconds, into the movement.
  ///
  /// - Throws: ``KeyNameError``.
  public func press(_ key: String, thenWait milliseconds: Double) throws {
    player.press(try Key(name: key))
    player.advance(by: milliseconds / 1000)
  }

  /// The focused view; nil for none.
  public var focusedView: View? { window.focusSystem?.focusedItem as? View }

  /// What ``picture(of:)`` draws of a list: with ``PlainTiles``, or as it is.
  public func drawable(_ list: DisplayList) -> DisplayList {
    tiles?.replacingImages(in: list) ?? list
  }

  /// What is seen now.
  public func frame() -> DisplayList { drawable(player.frame()) }

  /// What is seen now in pixels.
  ///
  /// - Parameter region: the part to draw, in points; its edges are moved to whole pixels. nil: all.
  /// - Returns: The pixels of the region alone.
  /// - Throws: `RenderError`.
  public func picture(of region: CGRect? = nil) throws -> PixelSurface {
    try renderer.picture(of: frame(), region: region, scale: scale)
  }
}

public struct UnknownScene: Error, CustomStringConvertible {
  public let id: String
  public var description: String { "there is no scene \(id)" }
}
