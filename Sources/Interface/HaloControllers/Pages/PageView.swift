import FocusGeometry
import Foundation
import HaloSceneGraph

/// The container of one page while it is shown.
final class PageView: TransitionView {
  init(_ content: View) {
    super.init()
    addSubview(content)
  }

  /// Sets size and centre to those of `bounds`, without changing the transform.
  func place(in bounds: CGRect) {
    self.bounds.size = bounds.size
    center = bounds.center
  }

  /// Moves the page away from its place by `distance`, or makes it transparent if `fading` is true.
  func shift(by distance: CGVector, fading: Bool) {
    if fading {
      alpha = distance == .zero ? 1 : 0
    } else {
      transform = CGAffineTransform(translationX: distance.dx, y: distance.dy)
    }
  }

  override func layoutSubviews() {
    for view in subviews { view.frame = bounds }
  }
}
