import FocusGeometry
import Foundation

extension [CGPoint] {
  /// Cuts a convex polygon at the line through `place` that is perpendicular to the direction to
  /// `inside`; the side of `inside` remains.
  mutating func cut(at place: CGPoint, towards inside: CGPoint) {
    let way = CGVector(dx: inside.x - place.x, dy: inside.y - place.y)
    func depth(_ point: CGPoint) -> CGFloat {
      (point.x - place.x) * way.dx + (point.y - place.y) * way.dy
    }
    var kept: [CGPoint] = []
    for (index, point) in enumerated() {
      let next = self[(index + 1) % count]
      let (a, b) = (depth(point), depth(next))
      if a >= 0 { kept.append(point) }
      guard (a < 0) != (b < 0) else { continue }
      let share = a / (a - b)
      kept.append(
        CGPoint(
          x: point.x + (next.x - point.x) * share, y: point.y + (next.y - point.y) * share))
    }
    self = kept
  }
}

extension CGPath {
  /// Creates a closed polygon; empty for no points.
  init(through points: [CGPoint]) {
    self.init()
    for (index, point) in points.enumerated() {
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
    if !points.isEmpty { close() }
  }
}
