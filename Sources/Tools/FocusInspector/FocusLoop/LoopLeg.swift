import FocusGeometry
import Foundation

/// The way from one stop of Tab to the next: an arrow along an arc, so that it does not coincide
/// with the arrow back.
struct LoopLeg: Equatable {
  /// The number of the stop that it leads away from.
  var start: Int
  /// Ends inside the head; empty where there is only room for that.
  var line: BezierPath
  var head: BezierPath
  /// Whether there are stops in between that are out of sight.
  var isBroken: Bool
  /// Where a remark can be placed: not in the middle, where arrows cross.
  var place: CGPoint

  /// nil for neighbours so close that nothing fits between them.
  ///
  /// - Parameters:
  ///   - number: of the stop at the start.
  ///   - start: what the way leads out of.
  ///   - end: what the head touches.
  ///   - others: what the way keeps off where it can.
  ///   - bounds: what the way stays in where it can.
  ///   - isBroken: whether stops out of sight are skipped on the way.
  init?(
    number: Int, from start: CGRect, to end: CGRect, around others: [CGRect], in bounds: CGRect,
    isBroken: Bool
  ) {
    let (a, b) = (start.center, end.center)
    let length = hypot(b.x - a.x, b.y - a.y)
    guard length > 0 else { return nil }
    let limits = FocusLoopStyle.sagLimits
    let sag = min(max(length * FocusLoopStyle.sag, limits.lowerBound), limits.upperBound)
    // Bowed to the left; more, or to the other side, if that avoids obstacles.
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

  /// - Parameters:
  ///   - start: of the way.
  ///   - end: of the way.
  ///   - sag: from the straight way to the middle of the curve, to the left of the way in points;
  ///     negative to the right.
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

  /// The part of the curve between two places on it.
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

  /// How many sample points of the curve lie on something else, or outside.
  func cost(around others: [CGRect], in bounds: CGRect) -> Int {
    (1..<Self.steps).count { step in
      let point = point(at: CGFloat(step) / CGFloat(Self.steps))
      return !bounds.contains(point) || others.contains { $0.contains(point) }
    }
  }

  /// Where the curve, which begins inside, leaves `rect`.
  func exit(from rect: CGRect) -> CGFloat { crossing(rect, from: 0, to: 1) }
  /// Where the curve, which ends inside, enters `rect`.
  func entry(into rect: CGRect) -> CGFloat { crossing(rect, from: 1, to: 0) }

  /// So many points back along the curve, or at its start.
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

  /// Finds the edge by bisection between a place inside and one outside.
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
