import FocusEngine
import FocusGeometry
import FocusTesting
import Foundation
import HaloDemoScenes
import HaloSceneGraph

/// A harness with a demo scene.
package typealias SceneHarness = FocusHarness

extension FocusHarness {
  /// Opens a demo scene with the test fonts and waits until nothing moves.
  ///
  /// - Parameters:
  ///   - id: the id of the scene.
  ///   - size: the size of the window, in points.
  ///   - scale: device pixels per point.
  ///   - appearance: the appearance; a TV scene keeps its own colours.
  ///   - direction: the layout direction.
  ///   - showsArtwork: whether pictures are drawn; otherwise `PlainTiles` replaces them.
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

/// The error for the id of a scene that does not exist.
package struct UnknownScene: Error, CustomStringConvertible {
  package let id: String
  package var description: String { "there is no scene \(id)" }
}
