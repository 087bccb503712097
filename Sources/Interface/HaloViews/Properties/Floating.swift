import FocusGeometry
import Foundation
import HaloDisplayList

/// How a view floats while it, or a view around it, has the focus: few views do, so it is kept
/// apart from what all have.
@MainActor
final class Floating {
  /// nil: as large as ``isLiftedByDefault`` makes it.
  var focusedScale: CGFloat?
  /// Whether the view has risen with its focus and says nothing about how.
  var isLiftedByDefault = false
  var lift: CGFloat = 0
  var tilt = CGVector.zero
  var tiltAxes = CGVector(dx: 1, dy: 1)
  var light = CGVector.zero
  var transform3D = CATransform3D.identity
  var liftedShadow: Shadow?
  var hasLiftedEdge = false
  var liftsWithFocus = false
  var displaysFocus = false
}
