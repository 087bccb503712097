import FocusGeometry
import Foundation
import HaloDisplayList

extension View {
  /// The outline of the hover light at this instant; nil without a hover style.
  var hoverOutline: Shape? {
    guard let hoverStyle else { return nil }
    let bounds = presented(.bounds, bounds)
    if let shape = hoverStyle.shape { return shape.resolved(in: bounds) }
    let radius = presented(.cornerRadius, cornerRadius)
    return radius > 0 ? .rounded(bounds, radius: radius, curve: cornerCurve) : .rect(bounds)
  }
}
