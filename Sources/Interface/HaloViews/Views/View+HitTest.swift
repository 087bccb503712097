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
    for view in Self.inDrawingOrder(subviews.filter { $0.mayBeHit(point) }).reversed() {
      if let found = view.hitTest(view.convertedFromSuperview(point)) {
        return found
      }
    }
    return self
  }

  /// Whether the view is invisible: with an alpha below 0.01 it is neither hit nor read (UIKit,
  /// `hitTest(_:with:)`).
  package var isTransparent: Bool { alpha < 0.01 }

  /// Returns whether a point of the superview may hit the view.
  private func mayBeHit(_ point: CGPoint) -> Bool {
    guard isHitOnlyInside else { return true }
    let extent = focusExtent
    return point.x >= extent.minX && point.x <= extent.maxX && point.y >= extent.minY
      && point.y <= extent.maxY
  }

  /// The subviews back to front; see ``zPosition``.
  var subviewsInDrawingOrder: [View] { Self.inDrawingOrder(subviews) }

  private static func inDrawingOrder(_ views: [View]) -> [View] {
    guard views.contains(where: { $0.zPosition != 0 }) else { return views }
    return views.enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }.map(\.element)
  }
}
