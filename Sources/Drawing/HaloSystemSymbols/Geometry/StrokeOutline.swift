import FocusGeometry
import Foundation

/// The area that a stroke covers, with round caps and joins, as closed loops that wind in one
/// direction around the covered area.
struct StrokeOutline {
  private let half: CGFloat
  private(set) var loops: [[CGPoint]] = []

  /// Creates the outline of a stroke.
  ///
  /// - Parameters:
  ///   - path: The centre line.
  ///   - width: The width of the stroke, in the path's units.
  init(of path: BezierPath, width: CGFloat) {
    half = width / 2
    for line in path.polylines { add(line) }
  }

  private mutating func add(_ line: Polyline) {
    let points = line.points
    if points.count == 1 {
      loops.append(arc(around: points[0], from: 0, by: 2 * .pi))
    } else if line.isClosed && points.count > 2 {
      loops.append(side(of: points, closed: true))
      loops.append(side(of: points.reversed(), closed: true))
    } else {
      var loop = side(of: points, closed: false)
      loop += cap(from: points[points.count - 2], to: points[points.count - 1])
      loop += side(of: points.reversed(), closed: false)
      loop += cap(from: points[1], to: points[0])
      loops.append(loop)
    }
  }

  /// Returns the points beside a line, all on the same side.
  private func side(of points: [CGPoint], closed: Bool) -> [CGPoint] {
    let count = points.count
    var result: [CGPoint] = []
    for index in points.indices {
      let before = closed || index > 0
      let after = closed || index < count - 1
      let point = points[index]
      let previous = points[(index + count - 1) % count]
      let next = points[(index + 1) % count]
      switch (before, after) {
      case (true, true): result += join(previous, point, next)
      case (true, false): result.append(point.moved(normal(previous, point), by: half))
      case (false, _): result.append(point.moved(normal(point, next), by: half))
      }
    }
    return result
  }

  private func join(_ from: CGPoint, _ corner: CGPoint, _ to: CGPoint) -> [CGPoint] {
    let n1 = normal(from, corner)
    let n2 = normal(corner, to)
    let turn = atan2(n1.dx * n2.dy - n1.dy * n2.dx, n1.dx * n2.dx + n1.dy * n2.dy)
    let room = min(
      hypot(corner.x - from.x, corner.y - from.y), hypot(to.x - corner.x, to.y - corner.y))
    // On the inner side, two lines that are too short do not intersect. The outline then passes
    // through the corner and covers only what is already covered.
    let isInner = turn > 0
    if isInner && half * tan(turn / 2) * 2 > room {
      return [corner.moved(n1, by: half), corner, corner.moved(n2, by: half)]
    }
    if isInner || turn > -0.35 {
      let middle = CGVector(dx: n1.dx + n2.dx, dy: n1.dy + n2.dy)
      let square = middle.dx * middle.dx + middle.dy * middle.dy
      return [corner.moved(middle, by: half * 2 / square)]
    }
    return arc(around: corner, from: atan2(n1.dy, n1.dx), by: turn)
  }

  private func cap(from: CGPoint, to end: CGPoint) -> [CGPoint] {
    let n = normal(from, end)
    return Array(arc(around: end, from: atan2(n.dy, n.dx), by: -.pi).dropFirst().dropLast())
  }

  private func arc(around center: CGPoint, from start: CGFloat, by turn: CGFloat) -> [CGPoint] {
    let step = 2 * acos(max(0.5, 1 - BezierPath.flatness / half))
    let count = max(2, Int((abs(turn) / step).rounded(.up)))
    let isFull = abs(turn) > 6.28
    return (0...(isFull ? count - 1 : count)).map { index in
      let angle = start + turn * CGFloat(index) / CGFloat(count)
      return CGPoint(x: center.x + half * cos(angle), y: center.y + half * sin(angle))
    }
  }

  private func normal(_ from: CGPoint, _ to: CGPoint) -> CGVector {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let length = hypot(dx, dy)
    return CGVector(dx: -dy / length, dy: dx / length)
  }
}
