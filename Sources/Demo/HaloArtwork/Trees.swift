import FocusGeometry
import Foundation

extension BezierPath {
  /// Creates a spruce with uneven branches, whose trunk stands on `foot`.
  init(conifer foot: CGPoint, height: CGFloat, _ random: inout Seeded) {
    let tiers = height > 40 ? 13 : 8
    let half = height * random.between(0.13, 0.2)
    var right: [CGPoint] = []
    var left: [CGPoint] = []
    let lean = random.soft() * height * 0.012
    for tier in 0..<tiers {
      let t = (CGFloat(tier) + 0.7) / CGFloat(tiers)
      let y = foot.y - height * (1 - t * 0.93)
      let x = foot.x + lean * (1 - t)
      let reach = half * pow(t, 0.85)
      for side in [CGFloat(1), -1] {
        let out = reach * random.between(0.62, 1.15)
        let droop = height * 0.035 * random.between(0.4, 1.3)
        let points = [
          CGPoint(x: x + side * out, y: y + droop),
          CGPoint(x: x + side * reach * random.between(0.28, 0.45), y: y - droop * 0.1),
        ]
        if side > 0 { right += points } else { left += points }
      }
    }
    let trunk = height * 0.014
    self.init(
      polygon: [CGPoint(x: foot.x + lean, y: foot.y - height)] + right + [
        CGPoint(x: foot.x + trunk, y: foot.y - height * 0.06),
        CGPoint(x: foot.x + trunk, y: foot.y), CGPoint(x: foot.x - trunk, y: foot.y),
        CGPoint(x: foot.x - trunk, y: foot.y - height * 0.06),
      ] + left.reversed())
  }
}

extension BezierPath {
  /// Creates a pointed leaf that grows from `root`.
  init(leaf root: CGPoint, _ angle: CGFloat, _ length: CGFloat, width: CGFloat, bend: CGFloat) {
    self.init()
    let tip = CGPoint(x: root.x + cos(angle) * length, y: root.y + sin(angle) * length)
    let normal = CGPoint(x: -sin(angle), y: cos(angle))
    func side(_ along: CGFloat, _ out: CGFloat) -> CGPoint {
      CGPoint(
        x: root.x + cos(angle) * length * along + normal.x
          * (out * width + bend * length * 0.25 * along),
        y: root.y + sin(angle) * length * along + normal.y
          * (out * width + bend * length * 0.25 * along))
    }
    move(to: root)
    addCurve(to: tip, controlPoint1: side(0.25, 0.75), controlPoint2: side(0.72, 0.55))
    addCurve(to: root, controlPoint1: side(0.72, -0.55), controlPoint2: side(0.25, -0.75))
    close()
  }

  /// Creates a stem with leaflets on both sides.
  init(fern root: CGPoint, _ angle: CGFloat, _ length: CGFloat, bend: CGFloat) {
    self.init()
    var spine: [CGPoint] = [root]
    var direction = angle
    let joints = 9
    for _ in 0..<joints {
      direction += bend * 0.09
      let last = spine[spine.count - 1]
      spine.append(
        CGPoint(
          x: last.x + cos(direction) * length / CGFloat(joints),
          y: last.y + sin(direction) * length / CGFloat(joints)))
    }
    append(BezierPath(ribbon: spine) { length * lerp(0.022, 0.004, $0) })
    for index in 2..<spine.count {
      let t = CGFloat(index) / CGFloat(joints)
      let p = spine[index]
      let q = spine[index - 1]
      let way = atan2(p.y - q.y, p.x - q.x)
      let reach = length * 0.3 * sin(min(1, t * 0.85 + 0.1) * .pi) + length * 0.035
      for turn in [CGFloat(-0.95), 0.95] {
        append(
          BezierPath(
            leaf: q, way + turn * (1 - 0.25 * t), reach, width: reach * 0.3, bend: -turn * 0.4))
      }
    }
    append(
      BezierPath(leaf: spine[joints - 1], direction, length * 0.13, width: length * 0.035, bend: 0))
  }

  /// Creates a polygon whose corners are rounded by `radius`.
  init(roundedPolygon points: [CGPoint], _ radius: CGFloat) {
    self.init()
    let count = points.count
    for index in 0..<count {
      let a = points[(index + count - 1) % count]
      let b = points[index]
      let c = points[(index + 1) % count]
      func near(_ p: CGPoint) -> CGPoint {
        let d = max(0.001, hypot(p.x - b.x, p.y - b.y))
        let k = min(0.5, radius / d)
        return CGPoint(x: b.x + (p.x - b.x) * k, y: b.y + (p.y - b.y) * k)
      }
      if index == 0 { move(to: near(a)) } else { addLine(to: near(a)) }
      addQuadCurve(to: near(c), controlPoint: b)
    }
    close()
  }
}
