import DisplayList
import FocusGeometry
import Foundation

/// The outline of a view, as an inferred halo follows it.
extension View {
  /// The bounds with the view's corners, at this instant.
  var boundsShape: Shape {
    let bounds = presented(.bounds, bounds)
    let radius = presented(.cornerRadius, cornerRadius)
    return radius > 0 ? .rounded(bounds, radius: radius, curve: cornerCurve) : .rect(bounds)
  }

  var hasBackground: Bool { backgroundColor.alpha > 0 || backgroundPaint != nil }

  /// What a person takes for the outline of the view, in its own coordinates, at this instant.
  ///
  /// In this order: what the view itself draws (`contentShape`); its corners or hairline, when it has
  /// some; the outline of the largest part that covers half of it or more; the bounds. So a cell
  /// around a picture has the picture's corners, a poster the picture without its caption, and a
  /// badge or a label changes nothing.
  var inferredOutline: Shape { ownOutline ?? .rect(presented(.bounds, bounds)) }

  /// nil for a view in which nothing is seen that has an outline.
  private var ownOutline: Shape? {
    if let shape = contentShape { return shape }
    if cornerRadius > 0 || hairlineColor != nil { return boundsShape }
    return outlineOfContent
  }

  private var outlineOfContent: Shape? {
    let half = bounds.width * bounds.height / 2
    var largest: (outline: Shape, area: CGFloat)?
    for part in subviews where !part.isHidden && part.alpha > 0 {
      let seen = part.frame.intersection(bounds)
      let area = seen.isNull ? 0 : seen.width * seen.height
      guard area > 0, area >= half, area > largest?.area ?? 0, let outline = part.ownOutline
      else { continue }
      largest = (outline.applying(part.presentedTransformToSuperview), area)
    }
    return largest?.outline
  }

  private var presentedTransformToSuperview: CGAffineTransform {
    View.placing(
      bounds: presented(.bounds, bounds), center: presented(.center, center),
      transform: presented(.transform, transform))
  }
}

extension Shape {
  /// Stays what it is where the transform allows, and becomes a path elsewhere.
  func applying(_ t: CGAffineTransform) -> Shape {
    switch self {
    case .rect(let rect) where t.isUprightScale: .rect(rect.applying(t))
    case .rounded(let rect, let radius, let curve)
    where t.isUprightScale && abs(t.a - t.d) <= 0.001 * max(t.a, t.d):
      .rounded(rect.applying(t), radius: radius * t.a, curve: curve)
    case .rect, .rounded, .path: .path(bezierPath.applying(t))
    }
  }
}
