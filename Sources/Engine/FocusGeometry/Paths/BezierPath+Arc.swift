import Foundation

extension BezierPath {
  /// Appends an arc of an ellipse, as cubic curves that share its tangents.
  ///
  /// The current point has to be the start of the arc. A quarter as one curve deviates by 0.03 % of
  /// the radius.
  ///
  /// - Parameters:
  ///   - ellipse: The transform from the unit circle to the ellipse.
  ///   - start: The angle of the start on the unit circle, in radians from x towards y.
  ///   - turn: The angle of the arc, in radians; negative for the other direction.
  ///   - piece: The largest angle of one curve, in radians.
  ///   - end: The exact end point, if it is known; nil to compute it.
  package mutating func addArc(
    on ellipse: CGAffineTransform, from start: CGFloat, turn: CGFloat, piece: CGFloat = .pi / 2,
    end: CGPoint? = nil
  ) {
    // The small offset keeps rounding from adding a second curve to a quarter.
    let count = max(1, Int((abs(turn) / piece - 1e-9).rounded(.up)))
    let step = turn / CGFloat(count)
    let reach = 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let (a, b) = (start + step * CGFloat(index), start + step * CGFloat(index + 1))
      let first = CGPoint(x: cos(a) - reach * sin(a), y: sin(a) + reach * cos(a))
      let second = CGPoint(x: cos(b) + reach * sin(b), y: sin(b) - reach * cos(b))
      let stop = index == count - 1 ? end : nil
      addCurve(
        to: stop ?? CGPoint(x: cos(b), y: sin(b)).applying(ellipse),
        controlPoint1: first.applying(ellipse), controlPoint2: second.applying(ellipse))
    }
  }
}

extension CGAffineTransform {
  /// Creates the transform from the unit circle to an axis-aligned ellipse.
  package init(ellipseAround center: CGPoint, _ radiusX: CGFloat, _ radiusY: CGFloat) {
    self.init(a: radiusX, b: 0, c: 0, d: radiusY, tx: center.x, ty: center.y)
  }
}
