import FocusGeometry
import Foundation

extension BezierPath {
  /// Adds an elliptical arc from the current point, as SVG defines it (SVG 2, B.2).
  ///
  /// - Parameters:
  ///   - end: the end point of the arc.
  ///   - radii: the semi-axes; if they are too small to reach the end, they are scaled up; if one
  ///     is 0, the arc is a line.
  ///   - rotation: the angle of the first axis, in radians.
  ///   - isLarge: whether the arc takes the longer way round.
  ///   - sweeps: whether the arc goes towards growing angles, clockwise on the screen.
  mutating func addArc(
    to end: CGPoint, radii: CGSize, rotation: CGFloat, isLarge: Bool, sweeps: Bool
  ) {
    guard let start = currentPoint, start != end else { return }
    // The squares are tested because the square of a very small radius is 0.
    guard radii.width * radii.width > 0, radii.height * radii.height > 0 else {
      return addLine(to: end)
    }
    let (c, s) = (cos(rotation), sin(rotation))
    // Half the chord, along the ellipse's own axes.
    let dx = (start.x - end.x) / 2
    let dy = (start.y - end.y) / 2
    let px = c * dx + s * dy
    let py = c * dy - s * dx
    let (a, b) = (radii.width, radii.height)
    let reach = (px * px) / (a * a) + (py * py) / (b * b)
    let grow = max(1, reach.squareRoot())
    let (rx, ry) = (a * grow, b * grow)
    // The offset of the centre from the middle of the chord.
    let along = max(0, 1 / min(max(reach, .leastNonzeroMagnitude), 1) - 1).squareRoot()
    let sign: CGFloat = isLarge == sweeps ? -1 : 1
    let ux = sign * along * rx * py / ry
    let uy = -sign * along * ry * px / rx
    let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    let toPage = CGAffineTransform(
      a: c * rx, b: s * rx, c: -s * ry, d: c * ry, tx: c * ux - s * uy + middle.x,
      ty: s * ux + c * uy + middle.y)
    let from = atan2((py - uy) / ry, (px - ux) / rx)
    var turn = atan2((-py - uy) / ry, (-px - ux) / rx) - from
    if sweeps, turn < 0 { turn += 2 * .pi }
    if !sweeps, turn > 0 { turn -= 2 * .pi }
    // If extreme radii make the computation overflow, a line is close enough.
    let parts = [toPage.a, toPage.b, toPage.c, toPage.d, toPage.tx, toPage.ty, from, turn]
    guard parts.allSatisfy(\.isFinite) else { return addLine(to: end) }
    addArc(on: toPage, from: from, turn: turn, end: end)
  }
}
