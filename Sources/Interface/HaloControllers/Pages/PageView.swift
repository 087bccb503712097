import FocusGeometry
import Foundation
import HaloSceneGraph

/// Holds one page while it is shown.
final class PageView: TransitionView {
  init(_ content: View) {
    super.init()
    addSubview(content)
  }

  /// Takes `bounds`, wherever it is shifted to.
  func place(in bounds: CGRect) {
    self.bounds.size = bounds.size
    center = bounds.center
  }

  /// Beside its place, or out of sight there.
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
