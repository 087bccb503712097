import FocusGeometry
import Foundation
import HaloSceneGraph

/// A shape that the picture of the halo lab can have.
enum HaloLabShape: CaseIterable {
  case rectangle, rounded, capsule, circle, star, parts, hole, open

  var name: String {
    switch self {
    case .rectangle: "Rectangle"
    case .rounded: "Rounded"
    case .capsule: "Capsule"
    case .circle: "Circle"
    case .star: "Star"
    case .parts: "Two parts"
    case .hole: "With a hole"
    case .open: "Open path"
    }
  }

  /// Returns the frame of the item in `area`: the whole area or the square in its middle.
  func frame(in area: CGRect) -> CGRect {
    switch self {
    case .circle, .star, .hole, .open:
      CGRect(
        x: area.midX - area.height / 2, y: area.minY, width: area.height, height: area.height)
    case .rectangle, .rounded, .capsule, .parts: area
    }
  }

  /// Returns the path; nil for a box with corners.
  func path(in box: CGRect) -> BezierPath? {
    switch self {
    case .rectangle, .rounded, .capsule, .circle: nil
    case .star: Self.star(in: box)
    case .parts: Self.parts(in: box)
    case .hole: Self.washer(in: box)
    case .open: Self.arch(in: box)
    }
  }

  /// Returns the corner radius of the box, in points.
  func radius(in box: CGRect, chosen: CGFloat) -> CGFloat {
    switch self {
    case .rounded: chosen
    case .capsule, .circle: min(box.width, box.height) / 2
    case .rectangle, .star, .parts, .hole, .open: 0
    }
  }

  /// Returns a point on the outline at its upper trailing end, for a badge.
  func badgeCenter(in box: CGRect, radius: CGFloat, isMirrored: Bool) -> CGPoint {
    guard isMirrored else { return upperRight(in: box, radius: radius) }
    if self == .parts {
      // The part at the left is a circle.
      let side = Self.partSide(in: box)
      let inset = side / 2 * (1 - 0.5.squareRoot())
      return CGPoint(x: box.minX + inset, y: box.midY - side / 2 + inset)
    }
    let point = upperRight(in: box, radius: radius)
    return CGPoint(x: box.minX + box.maxX - point.x, y: point.y)
  }

  private func upperRight(in box: CGRect, radius: CGFloat) -> CGPoint {
    switch self {
    case .rectangle, .rounded, .capsule, .circle, .hole:
      let radius = self == .hole ? box.width / 2 : radius
      // The point where the diagonal crosses the corner.
      let inset = radius * (1 - 0.5.squareRoot())
      return CGPoint(x: box.maxX - inset, y: box.minY + inset)
    case .star:
      return Self.onCircle(around: box, reach: Self.starReach, angle: -.pi / 10)
    case .parts:
      return CGPoint(x: box.maxX - 14, y: box.midY - Self.partSide(in: box) / 2 + 14)
    case .open:
      let radius = box.width * 0.4
      let inset = box.width * 0.1 + radius * (1 - 0.5.squareRoot())
      return CGPoint(x: box.maxX - inset, y: box.minY + radius * (1 - 0.5.squareRoot()))
    }
  }

  // MARK: Paths

  private static let starReach: CGFloat = 0.5

  private static func onCircle(around box: CGRect, reach: CGFloat, angle: CGFloat) -> CGPoint {
    CGPoint(
      x: box.midX + cos(angle) * reach * box.width, y: box.midY + sin(angle) * reach * box.height)
  }

  /// Returns a concave star with pointed tips.
  private static func star(in box: CGRect) -> BezierPath {
    var path = BezierPath()
    for index in 0..<10 {
      let point = onCircle(
        around: box, reach: index % 2 == 0 ? starReach : 0.23,
        angle: CGFloat(index) * .pi / 5 - .pi / 2)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }

  /// Returns a multiple of eight, so that the edges are on whole pixels even at fractional scales.
  private static func partSide(in box: CGRect) -> CGFloat {
    min(box.height, (box.width * 0.46 / 8).rounded() * 8)
  }

  private static func parts(in box: CGRect) -> BezierPath {
    let side = partSide(in: box)
    let top = box.midY - side / 2
    var path = BezierPath(ovalIn: CGRect(x: box.minX, y: top, width: side, height: side))
    path.append(
      BezierPath(
        roundedRect: CGRect(x: box.maxX - side, y: top, width: side, height: side),
        cornerRadius: 32, curve: .continuous))
    return path
  }

  /// Returns a circle with a hole in the opposite direction, which filling leaves out.
  private static func washer(in box: CGRect) -> BezierPath {
    var path = BezierPath(ovalIn: box)
    let inset = (box.width * 0.32 / 4).rounded() * 4
    path.append(
      BezierPath(ovalIn: box.insetBy(dx: inset, dy: inset)).applying(
        CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * box.midX, ty: 0)))
    return path
  }

  /// Returns an arch whose path is open at the bottom.
  private static func arch(in box: CGRect) -> BezierPath {
    let inset = (box.width * 0.1).rounded()
    let box = box.insetBy(dx: inset, dy: 0)
    let radius = box.width / 2
    let spring = box.minY + radius
    // The factor for circles is 4/3·(√2 − 1).
    let k = radius * 0.552_284_75
    var path = BezierPath()
    path.move(to: CGPoint(x: box.minX, y: box.maxY))
    path.addLine(to: CGPoint(x: box.minX, y: spring))
    path.addCurve(
      to: CGPoint(x: box.midX, y: box.minY),
      controlPoint1: CGPoint(x: box.minX, y: spring - k),
      controlPoint2: CGPoint(x: box.midX - k, y: box.minY))
    path.addCurve(
      to: CGPoint(x: box.maxX, y: spring),
      controlPoint1: CGPoint(x: box.midX + k, y: box.minY),
      controlPoint2: CGPoint(x: box.maxX, y: spring - k))
    path.addLine(to: CGPoint(x: box.maxX, y: box.maxY))
    return path
  }
}
