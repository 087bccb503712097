import FocusGeometry
import Foundation

/// The position of a view in its superview; only the view's properties change it, because they
/// report changes.
struct ViewGeometry {
  var center: CGPoint
  var bounds: CGRect
  var transform = CGAffineTransform.identity
  /// The cached placement; nil until it is needed after a move.
  var rootPlacement: RootPlacement?

  init(frame: CGRect) {
    center = frame.center
    bounds = CGRect(origin: .zero, size: frame.size)
  }
}
