import FocusGeometry
import Foundation

/// A subpath as points joined by straight lines.
struct Polyline {
  var points: [CGPoint]
  var isClosed: Bool
}

extension BezierPath {
  /// The largest distance between a line and the curve that it replaces, in units of the 24-unit
  /// grid: a tenth of a pixel for a symbol of 200 pixels.
  static let flatness: CGFloat = 0.012

  /// The subpaths as points joined by straight lines; no line has zero length.
  var polylines: [Polyline] {
    var result: [Polyline] = []
    var points: [CGPoint] = []
    func end(closed: Bool) {
      var closed = closed
      if points.count > 2, let first = points.first, let last = points.last,
        first.isNear(last)
      {
        points.removeLast()
        closed = true
      }
      if !points.isEmpty { result.append(Polyline(points: points, isClosed: closed)) }
      points = []
    }
    func add(_ point: CGPoint) {
      if points.last?.isNear(point) != true { points.append(point) }
    }
    for element in elements {
      switch element {
      case .move(let point):
        end(closed: false)
        points = [point]
      case .line(let point): add(point)
      case .curve(let to, let control1, let control2):
        guard let from = points.last else { continue }
        let steps = Self.steps(from, control1, control2, to)
        for step in 1...steps {
          let t = CGFloat(step) / CGFloat(steps)
          let s = 1 - t
          let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          add(
            CGPoint(
              x: a * from.x + b * control1.x + c * control2.x + d * to.x,
              y: a * from.y + b * control1.y + c * control2.y + d * to.y))
        }
      case .close: end(closed: true)
      }
    }
    end(closed: false)
    return result
  }

  /// The number of lines for a curve: the second derivative is a bound of the deviation between two
  /// points.
  private static func steps(
    _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint
  ) -> Int {
    let bend = max(
      hypot(p0.x - 2 * p1.x + p2.x, p0.y - 2 * p1.y + p2.y),
      hypot(p1.x - 2 * p2.x + p3.x, p1.y - 2 * p2.y + p3.y))
    return max(1, Int((0.75 * bend / flatness).squareRoot().rounded(.up)))
  }
}

extension CGPoint {
  /// Whether the two points are too close for a line between them.
  func isNear(_ other: CGPoint) -> Bool { abs(x - other.x) + abs(y - other.y) < 1e-6 }

  /// Returns the point at a distance in a direction, which has length one.
  func moved(_ direction: CGVector, by distance: CGFloat) -> CGPoint {
    CGPoint(x: x + direction.dx * distance, y: y + direction.dy * distance)
  }
}
