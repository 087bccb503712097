import FocusEngine
import FocusGeometry
import FocusTesting
import Foundation
import HaloDemoScenes
import HaloSceneGraph

/// The harness with a demo scene in it.
package typealias SceneHarness = FocusHarness

extension FocusHarness {
  /// Opens a demo scene with the test fonts and waits until it is at rest.
  ///
  /// - Parameters:
  ///   - id: the scene's.
  ///   - size: of the window, in points.
  ///   - scale: device pixels a point.
  ///   - appearance: looks; a TV scene keeps its own colours.
  ///   - direction: of the layout.
  ///   - showsArtwork: whether pictures are drawn as they are; otherwise as `PlainTiles`.
  /// - Throws: ``UnknownScene``.
  package convenience init(
    _ id: String, size: CGSize = CGSize(width: 1280, height: 800), scale: CGFloat = 1,
    appearance: FocusAppearance = .light, direction: LayoutDirection = .leftToRight,
    showsArtwork: Bool = false
  ) throws {
    guard let scene = DemoScene.all.first(where: { $0.id == id }) else {
      throw UnknownScene(id: id)
    }
    let window = scene.makeWindow(
      size: size, appearance: appearance, textMeasurer: TestFonts.textEngine())
    window.layoutDirection = direction
    self.init(window, scale: scale, hasPlainTiles: !showsArtwork)
  }
}

/// The name of a scene that does not exist.
package struct UnknownScene: Error, CustomStringConvertible {
  package let id: String
  package var description: String { "there is no scene \(id)" }
}
