import FocusGeometry
import Foundation
import HaloDisplayList

/// The outline of a view, which an inferred halo follows.
extension View {
  /// Returns the bounds with the view's corners.
  package func boundsShape(at moment: AnimationMoment = .now) -> Shape {
    let bounds = presented(.bounds, bounds, at: moment)
    // Half of the shorter side is a half circle at each end.
    let radius = min(
      presented(.cornerRadius, cornerRadius, at: moment), min(bounds.width, bounds.height) / 2)
    return radius > 0 ? .rounded(bounds, radius: radius, curve: cornerCurve) : .rect(bounds)
  }

  var hasBackground: Bool {
    backgroundColor.alpha > 0 || backgroundPaint != nil || backgroundMaterial != nil
      || glassSurface?.isAlwaysShown == true
  }

  /// Returns the outline that the user sees for the view, in its own coordinates.
  ///
  /// It is the first of these that exists: what the view itself draws (`contentShape`); the bounds
  /// with its corners or hairline; the outline of the largest part that covers at least half of it;
  /// the bounds. So a cell around a picture has the picture's corners, a poster the picture without
  /// its caption, and a badge or a label changes nothing.
  func inferredOutline(at moment: AnimationMoment) -> Shape {
    ownOutline(at: moment) ?? .rect(presented(.bounds, bounds, at: moment))
  }

  /// Returns the outline; nil for a view in which nothing with an outline is visible.
  private func ownOutline(at moment: AnimationMoment) -> Shape? {
    if let shape = contentShape(at: moment) { return shape }
    if cornerRadius > 0 || hairlineColor != nil { return boundsShape(at: moment) }
    return outlineOfContent(at: moment)
  }

  private func outlineOfContent(at moment: AnimationMoment) -> Shape? {
    let half = bounds.width * bounds.height / 2
    var largest: (outline: Shape, area: CGFloat)?
    for part in subviews where !part.isHidden && part.alpha > 0 {
      let seen = part.frame.intersection(bounds)
      let area = seen.isNull ? 0 : seen.width * seen.height
      guard area > 0, area >= half, area > largest?.area ?? 0,
        let outline = part.ownOutline(at: moment)
      else { continue }
      largest = (outline.transformed(by: part.transformToSuperview(at: moment)), area)
    }
    return largest?.outline
  }

  private func transformToSuperview(at moment: AnimationMoment) -> CGAffineTransform {
    View.placing(
      bounds: presented(.bounds, bounds, at: moment),
      center: presented(.center, center, at: moment),
      transform: presented(.transform, transform, at: moment))
  }
}
