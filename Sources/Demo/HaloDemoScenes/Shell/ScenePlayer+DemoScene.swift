import Foundation
import HaloDisplayList
import HaloSceneGraph

extension ScenePlayer {
  /// Creates a player for a scene of the demo.
  ///
  /// - Parameters:
  ///   - scene: the scene.
  ///   - size: the size in points.
  ///   - scale: device pixels per point.
  ///   - appearance: the appearance; a TV scene is always dark.
  ///   - textMeasurer: the text measurer of the renderer that will draw.
  package convenience init(
    scene: DemoScene, size: CGSize, scale: CGFloat = 1, appearance: FocusAppearance,
    textMeasurer: any TextMeasuring
  ) {
    self.init(
      window: scene.makeWindow(size: size, appearance: appearance, textMeasurer: textMeasurer),
      scale: scale)
  }
}
