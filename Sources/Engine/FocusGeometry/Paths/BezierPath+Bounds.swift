import Foundation

extension BezierPath {
  /// The smallest box that contains the path, as in `UIBezierPath.bounds`; null for an empty path.
  ///
  /// Unlike `controlPointBounds` it does not include control points that a curve does not reach.
  public var bounds: CGRect {
    var box = CGRect.null
    func add(_ p: CGPoint) { box = box.union(CGRect(origin: p, size: .zero)) }
    var from = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let p), .line(let p):
        add(p)
        from = p
      case .curve(let to, let c1, let c2):
        add(to)
        for t in Self.turns(from.x, c1.x, c2.x, to.x) + Self.turns(from.y, c1.y, c2.y, to.y) {
          add(
            CGPoint(
              x: Self.value(from.x, c1.x, c2.x, to.x, at: t),
              y: Self.value(from.y, c1.y, c2.y, to.y, at: t)))
        }
        from = to
      case .close: break
      }
    }
    return box
  }

  /// The parameters at which a curve turns back along one axis: the roots of its derivative between
  /// 0 and 1.
  private static func turns(
    _ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat
  ) -> [CGFloat] {
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    let discriminant = b * b - 4 * a * c
    let roots: [CGFloat] =
      abs(a) < 1e-12
      ? (b == 0 ? [] : [-c / b])
      : discriminant < 0
        ? []
        : [(-b - discriminant.squareRoot()) / (2 * a), (-b + discriminant.squareRoot()) / (2 * a)]
    return roots.filter { $0 > 0 && $0 < 1 }
  }

  private static func value(
    _ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat, at t: CGFloat
  ) -> CGFloat {
    let s = 1 - t
    return s * s * s * p0 + 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t * p3
  }
}
