import FocusEngine
import FocusGeometry
import Foundation

extension View {
  /// The place in the coordinates of a view of the same hierarchy.
  public func convert(_ point: CGPoint, to view: View) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), to: view).origin
  }

  /// What `hitTest(_:)` answers unless overridden.
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

  /// Whether nobody sees the view: an alpha of less than 0.01 keeps a view from being hit and from being
  /// read (UIKit, `hitTest(_:with:)`).
  package var isTransparent: Bool { alpha < 0.01 }

  /// Back to front; see ``zPosition``.
  var subviewsInDrawingOrder: [View] {
    guard subviews.contains(where: { $0.zPosition != 0 }) else { return subviews }
    return subviews.enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }.map(\.element)
  }
}
