import Foundation

/// The shape of a rounded corner.
public enum CornerCurve: String, Hashable, Sendable, Codable {
  /// A quarter circle.
  case circular
  /// A corner whose curvature grows gradually from zero, so that no edge is visible where it
  /// begins.
  case continuous
}

extension CornerCurve {
  /// The distance of the continuous corner's start from the corner point, in radii (PaintCode).
  static let continuousExtent: CGFloat = 1.528_664_83

  /// The published corner of iOS, in radii: x is the distance along the incoming edge, y the depth
  /// along the other.
  ///
  /// The points run from the start on one edge to the end on the other: curve, line, curve, line,
  /// curve (PaintCode).
  private static let continuousPoints: [CGPoint] = [
    CGPoint(x: 1.528_664_83, y: 0),
    CGPoint(x: 1.088_492_99, y: 0), CGPoint(x: 0.868_407_01, y: 0),
    CGPoint(x: 0.669_933_97, y: 0.065_496_00),
    CGPoint(x: 0.631_493_99, y: 0.074_911_00),
    CGPoint(x: 0.372_824_01, y: 0.169_060_01), CGPoint(x: 0.169_060_01, y: 0.372_824_01),
    CGPoint(x: 0.074_911_00, y: 0.631_493_99),
    CGPoint(x: 0.065_496_00, y: 0.669_933_97),
    CGPoint(x: 0, y: 0.868_407_01), CGPoint(x: 0, y: 1.088_492_99),
    CGPoint(x: 0, y: 1.528_664_83),
  ]

  /// The same twelve points on a quarter circle, so that the two shapes can be blended.
  ///
  /// The circle is cut at 19° and 71°, close to where the continuous corner changes its segments.
  private static let circularPoints: [CGPoint] = {
    func on(_ degrees: CGFloat) -> CGPoint {
      let t = degrees * .pi / 180
      return CGPoint(x: 1 - sin(t), y: 1 - cos(t))
    }
    func controls(_ from: CGFloat, _ to: CGFloat) -> (CGPoint, CGPoint) {
      let k = 4 / 3 * tan((to - from) * .pi / 720)
      let (f, t) = (from * .pi / 180, to * .pi / 180)
      let (p, q) = (on(from), on(to))
      return (
        CGPoint(x: p.x - k * cos(f), y: p.y + k * sin(f)),
        CGPoint(x: q.x + k * cos(t), y: q.y - k * sin(t))
      )
    }
    let cuts: (CGFloat, CGFloat) = (19, 71)
    let (a1, a2) = controls(0, cuts.0)
    let (b1, b2) = controls(cuts.0, cuts.1)
    let (c1, c2) = controls(cuts.1, 90)
    return [
      on(0), a1, a2, on(cuts.0), on(cuts.0), b1, b2, on(cuts.1), on(cuts.1), c1, c2, on(90),
    ]
  }()

  /// Returns the corner's twelve points in multiples of the radius, for a corner that may extend
  /// `extent` radii along its edges.
  ///
  /// The continuous corner needs 1.529 and a circle 1; between them the two are blended.
  private static func cornerPoints(extent: CGFloat) -> [CGPoint] {
    let t = max(0, min(1, (extent - 1) / (continuousExtent - 1)))
    return zip(circularPoints, continuousPoints).map { circle, smooth in
      CGPoint(
        x: circle.x + (smooth.x - circle.x) * t, y: circle.y + (smooth.y - circle.y) * t)
    }
  }

  func roundedRect(_ rect: CGRect, cornerRadius: CGFloat) -> BezierPath {
    let half = min(rect.width, rect.height) / 2
    let r = max(0, min(cornerRadius, half))
    guard r > 0 else { return BezierPath(rect: rect) }
    // The ends of a capsule leave no space along the short side: there the corner becomes circular.
    let extent = self == .circular ? 1 : min(Self.continuousExtent, half / r)
    let points = Self.cornerPoints(extent: extent)
    var path = BezierPath()
    // The corners go clockwise from the top edge. Each is a frame (origin, direction along the
    // incoming edge, direction along the outgoing edge) in which `points` run from the incoming to
    // the outgoing edge.
    let corners: [(CGPoint, CGPoint, CGPoint)] = [
      (CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: -1, y: 0), CGPoint(x: 0, y: 1)),
      (CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: 0, y: -1), CGPoint(x: -1, y: 0)),
      (CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: -1)),
      (CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0)),
    ]
    for (index, (origin, along, into)) in corners.enumerated() {
      let p = points.map {
        CGPoint(
          x: origin.x + ($0.x * along.x + $0.y * into.x) * r,
          y: origin.y + ($0.x * along.y + $0.y * into.y) * r)
      }
      if index == 0 { path.move(to: p[0]) } else { path.addLine(to: p[0]) }
      path.addCurve(to: p[3], controlPoint1: p[1], controlPoint2: p[2])
      path.addLine(to: p[4])
      path.addCurve(to: p[7], controlPoint1: p[5], controlPoint2: p[6])
      path.addLine(to: p[8])
      path.addCurve(to: p[11], controlPoint1: p[9], controlPoint2: p[10])
    }
    path.close()
    return path
  }
}
