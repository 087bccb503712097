import FocusGeometry
import Foundation

extension BezierPath {
  /// A spruce with uneven branches; its trunk stands on `foot`.
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
