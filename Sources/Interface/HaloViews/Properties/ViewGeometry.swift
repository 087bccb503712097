import FocusGeometry
import Foundation

/// Where a view lies in its superview; changed through the properties of the view alone, which
/// report it.
struct ViewGeometry {
  var center: CGPoint
  var bounds: CGRect
  var transform = CGAffineTransform.identity
  /// nil until asked for after a move.
  var rootPlacement: RootPlacement?

  init(frame: CGRect) {
    center = frame.center
    bounds = CGRect(origin: .zero, size: frame.size)
  }
}
