import FocusGeometry
import Foundation

extension BezierPath {
  /// Appends an arc in pieces of at most a right angle.
  ///
  /// - Parameters:
  ///   - center: The centre of the circle.
  ///   - radius: The radius of the circle.
  ///   - start: The angle of the start in degrees, from x towards y.
  ///   - end: The angle of the end in degrees; smaller than `start` for an arc in the other
  ///     direction.
  ///   - begins: Whether the arc begins a subpath; otherwise a line leads to its start.
  /// - Returns: The end of the arc.
  mutating func addArc(
    center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, begins: Bool
  ) -> CGPoint {
    let circle = CGAffineTransform(ellipseAround: center, radius, radius)
    func point(_ degrees: CGFloat) -> CGPoint {
      CGPoint(x: cos(degrees * .pi / 180), y: sin(degrees * .pi / 180)).applying(circle)
    }
    if begins { move(to: point(start)) } else { addLine(to: point(start)) }
    addArc(on: circle, from: start * .pi / 180, turn: (end - start) * .pi / 180)
    return point(end)
  }

  /// Appends straight lines through points, with an arc at each corner.
  ///
  /// - Parameters:
  ///   - points: The corners.
  ///   - radius: The radius of the arcs; smaller where half a line is too short for it.
  ///   - isClosed: Whether a line leads from the last point back to the first.
  mutating func addRounded(_ points: [CGPoint], radius: CGFloat, isClosed: Bool) {
    let count = points.count
    for (index, corner) in points.enumerated() {
      let isEnd = !isClosed && (index == 0 || index == count - 1)
      let before = points[(index + count - 1) % count]
      let after = points[(index + 1) % count]
      let (to, leave) = (Self.unit(corner, before), Self.unit(corner, after))
      let cosine = to.dx * leave.dx + to.dy * leave.dy
      if isEnd || radius == 0 || abs(cosine) > 0.999_9 {
        if index == 0 { move(to: corner) } else { addLine(to: corner) }
        continue
      }
      // Half the angle between the two lines; the arc touches each line at the cut.
      let half = acos(cosine) / 2
      func room(_ other: CGPoint, isLast: Bool) -> CGFloat {
        hypot(other.x - corner.x, other.y - corner.y) / (isLast ? 1 : 2)
      }
      let cut = min(
        radius / tan(half), room(before, isLast: !isClosed && index == 1),
        room(after, isLast: !isClosed && index == count - 2))
      let reach = cut - 4 / 3 * tan((.pi - 2 * half) / 4) * cut * tan(half)
      let start = corner.moved(to, by: cut)
      if index == 0 { move(to: start) } else { addLine(to: start) }
      addCurve(
        to: corner.moved(leave, by: cut), controlPoint1: corner.moved(to, by: reach),
        controlPoint2: corner.moved(leave, by: reach))
    }
    if isClosed { close() }
  }

  private static func unit(_ from: CGPoint, _ to: CGPoint) -> CGVector {
    let length = hypot(to.x - from.x, to.y - from.y)
    return CGVector(dx: (to.x - from.x) / length, dy: (to.y - from.y) / length)
  }
}
