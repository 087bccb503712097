import FocusGeometry
import Foundation

/// The area in which a window explains its keys, even while something covers the rest of the
/// window.
package struct HintArea: Equatable {
  /// The insets from the window's edges, in points of the root view (see ``Window/zoom``).
  package var insets = EdgeInsets()
  /// Whether the area has an opaque background.
  package var hasGround = true

  package init(insets: EdgeInsets = EdgeInsets(), hasGround: Bool = true) {
    (self.insets, self.hasGround) = (insets, hasGround)
  }

  /// Returns the part of `bounds` beside the hints.
  package func inset(_ bounds: CGRect) -> CGRect { bounds.inset(by: insets) }

  /// Returns the part of `bounds` for a pane that covers the window.
  ///
  /// The pane ends at the area's background; without one its edge would be visible, so it takes
  /// everything.
  package func coverable(of bounds: CGRect) -> CGRect {
    hasGround ? inset(bounds) : bounds
  }
}
