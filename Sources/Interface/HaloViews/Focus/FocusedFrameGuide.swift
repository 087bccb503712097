import Foundation

/// A guide for the frame in which a view is drawn while focused, whether it is or not, in the
/// view's coordinates.
///
/// It follows the view's bounds and `focusedScale`; constraints to it move other views out of the
/// way (Apple, UIImageView documentation).
package final class FocusedFrameGuide: LayoutGuide {
  package override init() {
    super.init()
    isPlacedByConstraints = false
  }

  package override var layoutFrame: CGRect {
    get { owningView?.focusedBounds ?? .zero }
    set {}
  }
}

extension View {
  /// The bounds at the view's focused size, with the same centre.
  package var focusedBounds: CGRect {
    bounds.insetBy(
      dx: bounds.width * (1 - focusedScale) / 2, dy: bounds.height * (1 - focusedScale) / 2)
  }
}
