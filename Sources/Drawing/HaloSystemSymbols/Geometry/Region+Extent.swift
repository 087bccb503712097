import FocusGeometry
import Foundation

extension Region {
  static func disc(_ center: CGPoint, _ radius: CGFloat) -> Region {
    Region(
      filling: BezierPath(
        ovalIn: CGRect(
          x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)))
  }

  /// The optical centre, halfway between the centre of the bounds and that of the smallest circle
  /// around the region, and the distance from it to the farthest point.
  var opticalExtent: (middle: CGPoint, reach: CGFloat) {
    let points = Array(loops.joined())
    func farthest(_ from: CGPoint) -> CGPoint {
      points.max { from.distanceSquared($0) < from.distanceSquared($1) } ?? from
    }
    let box = bounds.center
    // Moves towards the farthest point in ever smaller steps.
    var circle = box
    for step in 2...30 {
      let far = farthest(circle)
      circle.x += (far.x - circle.x) / CGFloat(step)
      circle.y += (far.y - circle.y) / CGFloat(step)
    }
    let middle = CGPoint(x: (box.x + circle.x) / 2, y: (box.y + circle.y) / 2)
    return (middle, middle.distanceSquared(farthest(middle)).squareRoot())
  }
}

extension CGPoint {
  fileprivate func distanceSquared(_ other: CGPoint) -> CGFloat {
    (x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)
  }
}
