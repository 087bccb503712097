import FocusGeometry
import Foundation
import HaloControls
import HaloSceneGraph

extension ImageView {
  /// Returns the frame of the picture with this much of its lift, in the coordinates of a view that
  /// contains it; nil outside of a window.
  func frame(lifted lift: CGFloat, in container: View) -> CGRect? {
    guard window != nil, bounds.width > 0 else { return nil }
    let (left, right) = (
      convert(CGPoint(x: 0, y: bounds.midY), to: container),
      convert(CGPoint(x: bounds.maxX, y: bounds.midY), to: container)
    )
    let width = hypot(right.x - left.x, right.y - left.y) * (1 + (focusedScale - 1) * lift)
    let height = width * bounds.height / bounds.width
    return CGRect(
      x: (left.x + right.x - width) / 2, y: (left.y + right.y - height) / 2, width: width,
      height: height)
  }
}
