import FocusGeometry
import Foundation

/// An arrow from one stop of Tab to the next.
///
/// It follows an arc, so that it does not coincide with the arrow back.
struct LoopLeg: Equatable {
  /// The number of the stop where the arrow begins.
  var start: Int
  /// The line, which ends inside the head; empty if there is only space for the head.
  var line: BezierPath
  var head: BezierPath
  /// Whether stops between the two are out of sight.
  var isBroken: Bool
  /// A place for a remark away from the middle, where arrows cross.
  var place: CGPoint

  /// Creates an arrow; returns nil if the stops are so close that nothing fits between them.
  ///
  /// - Parameters:
  ///   - number: the number of the stop at the start.
  ///   - start: the disc that the arrow begins at.
  ///   - end: the disc that the head touches.
  ///   - others: the rectangles that the arrow avoids if possible.
  ///   - bounds: the area that the arrow stays in if possible.
  ///   - isBroken: whether the arrow skips stops out of sight.
  init?(
    number: Int, from start: CGRect, to end: CGRect, around others: [CGRect], in bounds: CGRect,
    isBroken: Bool
  ) {
    let (a, b) = (start.center, end.center)
    let length = hypot(b.x - a.x, b.y - a.y)
    guard length > 0 else { return nil }
    let limits = FocusLoopStyle.sagLimits
    let sag = min(max(length * FocusLoopStyle.sag, limits.lowerBound), limits.upperBound)
    // The arc bows to the left; it bows more, or to the other side, if that avoids obstacles.
    let arcs = [1, 1.9, -1, 2.9, -1.9, 4, -4].map { Arc(from: a, to: b, sag: sag * $0) }
    let costs = arcs.enumerated().map { index, arc in
      arc.cost(around: others, in: bounds) * 10 + index
    }
    guard let least = costs.min(), let best = costs.firstIndex(of: least) else { return nil }
    let arc = arcs[best]
    let exit = arc.exit(from: start.insetBy(dx: -2, dy: -2))
    let entry = arc.entry(into: end.insetBy(dx: -3, dy: -3))
    guard exit < entry else { return nil }
    let tip = arc.point(at: entry)
    let head = FocusLoopStyle.arrowHead
    let out = arc.point(at: exit)
    let room = hypot(tip.x - out.x, tip.y - out.y)
    guard room > head * 0.7 else { return nil }
    let neck = arc.place(before: entry, by: head * 0.7)
    let back = arc.point(at: neck)
    self.head = .arrowHead(
      at: tip, heading: atan2(tip.y - back.y, tip.x - back.x), length: min(head, room))
    line = room > head ? arc.path(from: exit, to: neck) : BezierPath()
    self.start = number
    self.isBroken = isBroken
    place = arc.point(at: 0.36)
  }
}

/// A quadratic curve.
private struct Arc {
  let start: CGPoint
  let control: CGPoint
  let end: CGPoint

  /// Creates a curve.
  ///
  /// - Parameters:
  ///   - start: the start point.
  ///   - end: the end point.
  ///   - sag: the distance in points from the straight line to the middle of the curve, to the left
  ///     of the direction; negative to the right.
  init(from start: CGPoint, to end: CGPoint, sag: CGFloat) {
    let length = hypot(end.x - start.x, end.y - start.y)
    self.start = start
    self.end = end
    control = CGPoint(
      x: (start.x + end.x) / 2 + (end.y - start.y) / length * sag * 2,
      y: (start.y + end.y) / 2 - (end.x - start.x) / length * sag * 2)
  }

  func point(at t: CGFloat) -> CGPoint {
    let (u, v, w) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
    return CGPoint(
      x: u * start.x + v * control.x + w * end.x, y: u * start.y + v * control.y + w * end.y)
  }

  /// Returns the part of the curve between two parameter values.
  func path(from t: CGFloat, to s: CGFloat) -> BezierPath {
    let tangent = CGVector(
      dx: (1 - t) * (control.x - start.x) + t * (end.x - control.x),
      dy: (1 - t) * (control.y - start.y) + t * (end.y - control.y))
    let first = point(at: t)
    var path = BezierPath()
    path.move(to: first)
    path.addQuadCurve(
      to: point(at: s),
      controlPoint: CGPoint(x: first.x + (s - t) * tangent.dx, y: first.y + (s - t) * tangent.dy))
    return path
  }

  private static let steps = 24

  /// Returns how many sample points of the curve are on obstacles or outside `bounds`.
  func cost(around others: [CGRect], in bounds: CGRect) -> Int {
    (1..<Self.steps).count { step in
      let point = point(at: CGFloat(step) / CGFloat(Self.steps))
      return !bounds.contains(point) || others.contains { $0.contains(point) }
    }
  }

  /// Returns the parameter at which the curve, which begins inside, leaves `rect`.
  func exit(from rect: CGRect) -> CGFloat { crossing(rect, from: 0, to: 1) }
  /// Returns the parameter at which the curve, which ends inside, enters `rect`.
  func entry(into rect: CGRect) -> CGFloat { crossing(rect, from: 1, to: 0) }

  /// Returns the parameter of the point `distance` points back along the curve, or 0.
  func place(before t: CGFloat, by distance: CGFloat) -> CGFloat {
    let tip = point(at: t)
    var (low, high) = (CGFloat(0), t)
    for _ in 0..<20 {
      let middle = (low + high) / 2
      let here = point(at: middle)
      if hypot(here.x - tip.x, here.y - tip.y) > distance { low = middle } else { high = middle }
    }
    return low
  }

  /// Finds the edge by bisection between a point inside and one outside.
  private func crossing(_ rect: CGRect, from inside: CGFloat, to outside: CGFloat) -> CGFloat {
    var (inside, outside) = (inside, outside)
    for step in 1...Self.steps {
      let t = inside + (outside - inside) * CGFloat(step) / CGFloat(Self.steps)
      guard !rect.contains(point(at: t)) else { continue }
      outside = t
      break
    }
    for _ in 0..<20 {
      let middle = (inside + outside) / 2
      if rect.contains(point(at: middle)) { inside = middle } else { outside = middle }
    }
    return outside
  }
}
