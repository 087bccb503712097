import Foundation
import HaloDisplayList
import HaloSceneGraph

extension ScenePlayer {
  /// - Parameters:
  ///   - scene: what to show.
  ///   - size: points.
  ///   - scale: device pixels a point.
  ///   - appearance: looks; a TV scene keeps its own colours.
  ///   - textMeasurer: the one of the renderer that will draw.
  package convenience init(
    scene: DemoScene, size: CGSize, scale: CGFloat = 1, appearance: FocusAppearance,
    textMeasurer: any TextMeasuring
  ) {
    self.init(
      window: scene.makeWindow(size: size, appearance: appearance, textMeasurer: textMeasurer),
      scale: scale)
  }
}
