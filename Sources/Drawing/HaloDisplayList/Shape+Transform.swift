import FocusGeometry
import Foundation

extension Shape {
  /// Stays what it is where the transform allows, and becomes a path elsewhere.
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
