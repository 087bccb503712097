import FocusInspector
import Foundation
import HaloSceneGraph

extension SearchStyle {
  /// Creates the style for a picture of a screen of this width, in points.
  ///
  /// Texts on a large screen are larger, because its picture is usually shown reduced.
  init(palette: Palette, width: CGFloat) {
    self.init(palette: palette)
    textScale = max(1, width / 1280)
  }
}
