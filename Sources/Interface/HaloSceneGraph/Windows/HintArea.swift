import FocusGeometry
import Foundation

/// Where a window tells what its keys do, also while something covers the rest of it.
package struct HintArea: Equatable {
  /// Points at the window's edges; counted like those of the root view.
  package var insets = EdgeInsets()
  /// Whether an opaque ground is behind it.
  package var hasGround = true

  package init(insets: EdgeInsets = EdgeInsets(), hasGround: Bool = true) {
    (self.insets, self.hasGround) = (insets, hasGround)
  }

  /// The part of `bounds` beside the hints.
  package func inset(_ bounds: CGRect) -> CGRect { bounds.inset(by: insets) }

  /// The part of `bounds` for a pane that covers the window: it ends at a ground; where there is
  /// none its edge would be seen, and it takes everything.
  package func coverable(of bounds: CGRect) -> CGRect {
    hasGround ? inset(bounds) : bounds
  }
}
