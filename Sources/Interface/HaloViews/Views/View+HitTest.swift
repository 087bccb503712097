import FocusEngine
import FocusGeometry
import Foundation

extension View {
  /// Converts a point to the coordinates of a view in the same hierarchy.
  public func convert(_ point: CGPoint, to view: View) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), to: view).origin
  }

  /// Returns the default result of `hitTest(_:)`.
  func hit(_ point: CGPoint) -> View? {
    guard !isHidden, !isTransparent, isUserInteractionEnabled, self.point(inside: point) else {
      return nil
    }
    for view in subviewsInDrawingOrder.reversed() {
      if let found = view.hitTest(view.convertedFromSuperview(point)) {
        return found
      }
    }
    return self
  }

  /// Whether the view is invisible: with an alpha below 0.01 it is neither hit nor read (UIKit,
  /// `hitTest(_:with:)`).
  package var isTransparent: Bool { alpha < 0.01 }

  /// The subviews back to front; see ``zPosition``.
  var subviewsInDrawingOrder: [View] {
    guard subviews.contains(where: { $0.zPosition != 0 }) else { return subviews }
    return subviews.enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }.map(\.element)
  }
}
