import Foundation

extension BezierPath {
  /// Goes on along an ellipse, in cubic curves that keep to its tangents.
  ///
  /// The path stands where the arc begins. A quarter in one curve is off by 0.03 % of the radius.
  ///
  /// - Parameters:
  ///   - ellipse: makes it of the unit circle.
  ///   - start: where the arc begins on the unit circle, in radians from x towards y.
  ///   - turn: how far it goes, in radians; below 0 the other way round.
  ///   - piece: the most that one curve turns.
  ///   - end: where it ends exactly, if that is known better than by computing it.
  package mutating func addArc(
    on ellipse: CGAffineTransform, from start: CGFloat, turn: CGFloat, piece: CGFloat = .pi / 2,
    end: CGPoint? = nil
  ) {
    // A little less, so that rounding does not make another piece of a quarter.
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
  /// Makes an upright ellipse of the unit circle.
  package init(ellipseAround center: CGPoint, _ radiusX: CGFloat, _ radiusY: CGFloat) {
    self.init(a: radiusX, b: 0, c: 0, d: radiusY, tx: center.x, ty: center.y)
  }
}
