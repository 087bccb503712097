import Foundation

/// Where a view is drawn while it has the focus, whether it has it or not, in its own coordinates.
///
/// Follows the view's bounds and `focusedScale`; constraints to it move other views out of the way
/// (Apple, UIImageView documentation).
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
  /// The bounds as large as the view is drawn with the focus, about their centre.
  package var focusedBounds: CGRect {
    bounds.insetBy(
      dx: bounds.width * (1 - focusedScale) / 2, dy: bounds.height * (1 - focusedScale) / 2)
  }
}
