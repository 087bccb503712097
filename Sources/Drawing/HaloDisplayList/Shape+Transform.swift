import FocusGeometry
import Foundation

extension Shape {
  /// Returns the transformed shape; it stays a rectangle or rounded rectangle where the transform
  /// allows, and otherwise becomes a path.
  package func transformed(by t: CGAffineTransform) -> Shape {
    switch self {
    case .rect(let rect) where t.isUprightScale: .rect(rect.applying(t))
    case .rounded(let rect, let radius, let curve)
    where t.isUprightScale && abs(t.a - t.d) <= 0.001 * max(t.a, t.d):
      .rounded(rect.applying(t), radius: radius * t.a, curve: curve)
    case .rect, .rounded, .path: .path(bezierPath.applying(t))
    }
  }
}
