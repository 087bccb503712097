import FocusGeometry
import Foundation
import SceneGraph

extension DisplayList {
  /// The device pixels that may differ between two lists, as few disjoint rectangles inside the
  /// window; everything when the size or the background differs or there is no old list.
  public func damage(since old: DisplayList?, scale: CGFloat) -> [PixelRect] {
    let all = PixelRect(
      x: 0, y: 0, width: Int((size.width * scale).rounded()),
      height: Int((size.height * scale).rounded()))
    return [all]
  }
}
