import FocusGeometry
import Foundation
import HaloDisplayList

/// The outline of a view, as an inferred halo follows it.
extension View {
  /// The bounds with the view's corners.
  package func boundsShape(at moment: AnimationMoment = .now) -> Shape {
    let bounds = presented(.bounds, bounds, at: moment)
    let radius = presented(.cornerRadius, cornerRadius, at: moment)
    return radius > 0 ? .rounded(bounds, radius: radius, curve: cornerCurve) : .rect(bounds)
  }

  var hasBackground: Bool {
    backgroundColor.alpha > 0 || backgroundPaint != nil || backgroundMaterial != nil
  }

  /// What a person takes for the outline of the view, in its own coordinates.
  ///
  /// In this order: what the view itself draws (`contentShape`); its corners or hairline, when it
  /// has some; the outline of the largest part that covers half of it or more; the bounds. So a
  /// cell around a picture has the picture's corners, a poster the picture without its caption, and
  /// a badge or a label changes nothing.
  func inferredOutline(at moment: AnimationMoment) -> Shape {
    ownOutline(at: moment) ?? .rect(presented(.bounds, bounds, at: moment))
  }

  /// nil for a view in which nothing is seen that has an outline.
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
