import FocusGeometry
import Foundation

/// A screen of fixed size for which a program is laid out, whatever the size of the window that
/// shows it.
package struct ScreenCanvas: Hashable, Sendable {
  /// The size in points.
  package var size: CGSize
  /// The insets in points of the area in which everything important belongs.
  package var safeArea: EdgeInsets

  /// The screen of a television: 1920 × 1080 points, of which the outer 60 points at the top and at
  /// the bottom and the outer 80 points at the sides may be cut off (HIG, Layout).
  package static let television = ScreenCanvas(
    size: CGSize(width: 1920, height: 1080),
    safeArea: EdgeInsets(top: 60, left: 80, bottom: 60, right: 80))

  /// The height of a row without content of its own, in points: the default height of controls on a
  /// television (HIG, Buttons).
  package static let rowHeight: CGFloat = 66

  /// Returns the number of a window's points for each point of the screen, if the window shows the
  /// whole screen as large as possible; `size` is that of the window in its points.
  package func scale(in size: CGSize) -> CGFloat {
    min(size.width / self.size.width, size.height / self.size.height)
  }
}
