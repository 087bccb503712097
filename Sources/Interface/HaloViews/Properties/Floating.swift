import FocusGeometry
import Foundation
import HaloAppearance
import HaloDisplayList

/// The state of a view that floats while it or an ancestor is focused; separate because few views
/// do.
@MainActor
final class Floating {
  /// The scale that was set; nil for the default of ``isLiftedByDefault``.
  var focusedScale: CGFloat?
  /// Whether the view has been lifted with its focus but does not define its lift.
  var isLiftedByDefault = false
  var lift: CGFloat = 0
  var tilt = CGVector.zero
  var tiltAxes = CGVector(dx: 1, dy: 1)
  var light = CGVector.zero
  var glow: CGFloat = 0
  var glowOffset = CGVector.zero
  var transform3D = CATransform3D.identity
  var liftedShadow: Shadow?
  var hasLiftedEdge = false
  /// The glass of the view; nil for none.
  var glass: GlassSurface?
  var liftsWithFocus = false
  var displaysFocus = false
}
