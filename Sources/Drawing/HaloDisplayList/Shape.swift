import FocusGeometry
import Foundation

/// An outline that can be filled, stroked, clipped to, and outset concentrically.
public enum Shape: Hashable, Sendable {
  case rect(CGRect)
  case rounded(CGRect, radius: CGFloat, curve: CornerCurve)
  case path(BezierPath)

  /// The same outline as a path.
  public var bezierPath: BezierPath {
    switch self {
    case .rect(let rect): BezierPath(rect: rect)
    case .rounded(let rect, let radius, let curve):
      BezierPath(roundedRect: rect, cornerRadius: radius, curve: curve)
    case .path(let path): path
    }
  }

  /// A rectangle around the outline, in its own space; for a path, the box around its control
  /// points.
  public var bounds: CGRect {
    switch self {
    case .rect(let rect), .rounded(let rect, _, _): rect
    case .path(let path): path.controlPointBounds
    }
  }

  /// Returns the concentric shape `distance` points outside (inside if negative); the corner radius
  /// grows by the distance.
  ///
  /// The result is nil for a path, whose parallel curve only the renderer can compute, and for a
  /// rounded rectangle that would vanish.
  public func outset(by distance: CGFloat) -> Shape? {
    switch self {
    case .rect(let rect): return .rect(rect.insetBy(dx: -distance, dy: -distance))
    case .rounded(let rect, let radius, let curve):
      let grown = rect.insetBy(dx: -distance, dy: -distance)
      guard !grown.isNull, grown.width >= 0, grown.height >= 0 else { return nil }
      let limit = min(rect.width, rect.height) / 2
      return .rounded(grown, radius: max(0, min(radius, limit) + distance), curve: curve)
    case .path: return nil
    }
  }
}
