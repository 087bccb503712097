import FocusGeometry
import Foundation

extension PopoverPlacement {
  /// Returns the outline of body and arrow, clockwise, in coordinates whose origin is `origin`.
  func outline(from origin: CGPoint) -> BezierPath {
    let body = body.offsetBy(dx: -origin.x, dy: -origin.y)
    let tip = CGPoint(x: tip.x - origin.x, y: tip.y - origin.y)
    let radius = min(Self.cornerRadius, body.width / 2, body.height / 2)
    let corners = [
      CGPoint(x: body.minX, y: body.minY), CGPoint(x: body.maxX, y: body.minY),
      CGPoint(x: body.maxX, y: body.maxY), CGPoint(x: body.minX, y: body.maxY),
    ]
    let sides: [PopoverArrowDirection] = [.up, .right, .down, .left]
    var path = BezierPath()
    for (index, side) in sides.enumerated() {
      let line = Side(from: corners[index], to: corners[(index + 1) % 4])
      if index == 0 { path.move(to: line.point(radius)) }
      if side == direction { line.addArrow(to: &path, tip: tip) }
      path.addLine(to: line.point(line.length - radius))
      let next = Side(from: corners[(index + 1) % 4], to: corners[(index + 2) % 4])
      // The control distance of a cubic curve for a quarter circle.
      let handle = radius * 0.5523
      path.addCurve(
        to: next.point(radius), controlPoint1: line.point(line.length - radius + handle),
        controlPoint2: next.point(radius - handle))
    }
    path.close()
    return path
  }

  /// One side of the body, traversed with the inside on the right.
  private struct Side {
    let start: CGPoint
    let length: CGFloat
    /// The unit vector along the side.
    let along: CGVector

    init(from start: CGPoint, to end: CGPoint) {
      self.start = start
      length = max(abs(end.x - start.x), abs(end.y - start.y))
      along =
        length > 0
        ? CGVector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length)
        : CGVector(dx: 1, dy: 0)
    }

    /// Returns the point at a distance along the side, `out` points outside the body.
    func point(_ distance: CGFloat, out: CGFloat = 0) -> CGPoint {
      CGPoint(
        x: start.x + along.dx * distance + along.dy * out,
        y: start.y + along.dy * distance - along.dx * out)
    }

    /// Adds the arrow, which curves out of the side and ends in a round tip.
    func addArrow(to path: inout BezierPath, tip: CGPoint) {
      let middle = (tip.x - start.x) * along.dx + (tip.y - start.y) * along.dy
      let (half, height) = (PopoverPlacement.arrowWidth / 2, PopoverPlacement.arrowHeight)
      path.addLine(to: point(middle - half))
      path.addCurve(
        to: point(middle - 4.5, out: height - 2.6),
        controlPoint1: point(middle - half * 0.55),
        controlPoint2: point(middle - half * 0.45, out: height * 0.52))
      path.addCurve(
        to: point(middle + 4.5, out: height - 2.6),
        controlPoint1: point(middle - 1.6, out: height + 0.9),
        controlPoint2: point(middle + 1.6, out: height + 0.9))
      path.addCurve(
        to: point(middle + half),
        controlPoint1: point(middle + half * 0.45, out: height * 0.52),
        controlPoint2: point(middle + half * 0.55))
    }
  }
}
