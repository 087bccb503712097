import FocusGeometry
import Foundation

extension SearchPicture {
  /// Draws an arrow from the start to the target; if an environment refused the movement, the arrow
  /// is dashed and has a no-entry sign.
  func drawRoute(on canvas: inout DiagramCanvas) {
    let isRefused = explanation.outcome == .vetoed
    let color = isRefused ? style.start : style.candidate
    guard let first = route.first, let end = arrival, let tail = route.dropLast().last else {
      return
    }
    let heading = atan2(end.y - tail.y, end.x - tail.x)
    let head = SearchStyle.arrowHead
    // The line ends inside the head.
    let neck = CGPoint(x: end.x - cos(heading) * head * 0.8, y: end.y - sin(heading) * head * 0.8)
    var line = BezierPath()
    line.move(to: first)
    for point in route.dropFirst().dropLast() { line.addLine(to: point) }
    line.addLine(to: neck)
    let point = BezierPath.arrowHead(at: end, heading: heading, length: head)
    let width = SearchStyle.arrowWidth
    let dot = CGRect(origin: first, size: .zero).insetBy(dx: -width * 1.3, dy: -width * 1.3)
    canvas.stroke(line, width + 3, style.casing)
    canvas.stroke(point, 3, style.casing)
    canvas.fill(BezierPath(ovalIn: dot.insetBy(dx: -1.5, dy: -1.5)), style.casing)
    canvas.stroke(line, width, color, dash: isRefused ? [7, 5] : [])
    canvas.fill(point, color)
    canvas.fill(BezierPath(ovalIn: dot), style.start)
    for bend in route.dropFirst().dropLast() {
      let dot = CGRect(origin: bend, size: .zero).insetBy(dx: -width, dy: -width)
      canvas.fill(BezierPath(ovalIn: dot.insetBy(dx: -1.5, dy: -1.5)), style.casing)
      canvas.fill(BezierPath(ovalIn: dot), color)
    }
    if isRefused { drawBarrier(at: line.middle ?? end, on: &canvas) }
  }

  /// The tip of the arrow: a little inside its target, or at the edge of the screen if the target
  /// is out of sight; nil if there is no target.
  private var arrival: CGPoint? {
    guard route.count > 1, let end = route.last,
      let target = marks.first(where: { $0.fate != .none && $0.role != .start })
    else { return nil }
    let start = route[route.count - 2]
    let length = hypot(end.x - start.x, end.y - start.y)
    guard length > 0 else { return nil }
    let share: CGFloat
    if let place = target.place(in: bounds) {
      // In a linear movement the arrow ends at the dot in the centre of its stop.
      let depth = target.role == .stop ? length : Self.arrivalDepth
      let whole = target.role == .stop ? 1 - Self.stopRoom / length : 1
      share = min(place.entry(from: start, to: end) + depth / length, whole)
    } else {
      share = bounds.exit(from: start, to: end) - Self.edgeRoom / length
    }
    let part = max(0, min(share, 1))
    return CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
  }

  /// The distance that the arrow extends into its target, in points.
  private static let arrivalDepth: CGFloat = 26
  /// The distance of the tip from the screen's edge if the target is out of sight, in points.
  private static let edgeRoom: CGFloat = 10
  /// The distance of the tip from the centre of a stop, whose dot has a radius of 3 points.
  private static let stopRoom: CGFloat = 4

  /// Draws a no-entry sign.
  private func drawBarrier(at point: CGPoint, on canvas: inout DiagramCanvas) {
    let radius: CGFloat = 13
    let disc = CGRect(origin: point, size: .zero).insetBy(dx: -radius, dy: -radius)
    canvas.fill(BezierPath(ovalIn: disc.insetBy(dx: -2, dy: -2)), style.casing)
    canvas.fill(BezierPath(ovalIn: disc), style.start)
    canvas.add(
      .fill(
        .rounded(
          CGRect(x: point.x - 8, y: point.y - 2.5, width: 16, height: 5), radius: 1.5,
          curve: .circular), .color(style.onTag)))
  }
}

extension BezierPath {
  /// The point halfway along a path of straight lines; nil for an empty path.
  fileprivate var middle: CGPoint? {
    let points = elements.compactMap { element -> CGPoint? in
      switch element {
      case .move(let p), .line(let p): p
      default: nil
      }
    }
    let legs = zip(points, points.dropFirst()).map { (from: $0, to: $1) }
    var left = legs.reduce(0) { $0 + hypot($1.to.x - $1.from.x, $1.to.y - $1.from.y) } / 2
    for leg in legs {
      let length = hypot(leg.to.x - leg.from.x, leg.to.y - leg.from.y)
      if left <= length, length > 0 {
        let t = left / length
        return CGPoint(
          x: leg.from.x + (leg.to.x - leg.from.x) * t, y: leg.from.y + (leg.to.y - leg.from.y) * t)
      }
      left -= length
    }
    return points.last
  }
}

extension CGRect {
  /// Returns the share of the line from `a` to `b` that precedes the rectangle, 0...1; 0 if the
  /// line begins inside.
  fileprivate func entry(from a: CGPoint, to b: CGPoint) -> CGFloat { crossing(a, b).0 }
  /// Returns the share of the line from `a` to `b` after which it has left the rectangle, 0...1.
  fileprivate func exit(from a: CGPoint, to b: CGPoint) -> CGFloat { crossing(a, b).1 }

  private func crossing(_ a: CGPoint, _ b: CGPoint) -> (CGFloat, CGFloat) {
    var (from, to) = (CGFloat(0), CGFloat(1))
    for (start, step, least, most) in [
      (a.x, b.x - a.x, minX, maxX), (a.y, b.y - a.y, minY, maxY),
    ] where step != 0 {
      let ends = [(least - start) / step, (most - start) / step]
      from = max(from, min(ends[0], ends[1]))
      to = min(to, max(ends[0], ends[1]))
    }
    return (from, max(from, to))
  }
}
