import FocusGeometry
import Foundation

/// Outlines that are difficult to draw a ring around.
enum Figures {
  static func heart(in rect: CGRect) -> BezierPath {
    func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
    var path = BezierPath()
    path.move(to: p(0.5, 1))
    path.addCurve(to: p(0, 0.32), controlPoint1: p(0.3, 0.8), controlPoint2: p(0, 0.6))
    path.addCurve(to: p(0.5, 0.22), controlPoint1: p(0, -0.06), controlPoint2: p(0.4, -0.06))
    path.addCurve(to: p(1, 0.32), controlPoint1: p(0.6, -0.06), controlPoint2: p(1, -0.06))
    path.addCurve(to: p(0.5, 1), controlPoint1: p(1, 0.6), controlPoint2: p(0.7, 0.8))
    path.close()
    return path
  }

  static func star(in rect: CGRect) -> BezierPath {
    var path = BezierPath()
    for index in 0..<10 {
      let angle = CGFloat(index) * .pi / 5 - .pi / 2
      let reach: CGFloat = index % 2 == 0 ? 0.5 : 0.21
      let point = CGPoint(
        x: rect.midX + cos(angle) * reach * rect.width,
        y: rect.midY + sin(angle) * reach * rect.height)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }

  static func twoDiscs(in rect: CGRect) -> BezierPath {
    let side = min(rect.width * 0.42, rect.height)
    var path = BezierPath(
      ovalIn: CGRect(x: rect.minX, y: rect.midY - side / 2, width: side, height: side))
    path.append(
      BezierPath(
        roundedRect: CGRect(
          x: rect.maxX - side, y: rect.midY - side / 2, width: side, height: side),
        cornerRadius: 8))
    return path
  }

  /// A disc with a hole, whose outline runs in the opposite direction.
  static func washer(in rect: CGRect) -> BezierPath {
    let side = min(rect.width, rect.height)
    let outer = CGRect(
      x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    let hole = BezierPath(ovalIn: outer.insetBy(dx: side * 0.32, dy: side * 0.32))
    var path = BezierPath(ovalIn: outer)
    path.append(
      hole.applying(
        CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * outer.midX, ty: 0)))
    return path
  }

  /// An outline that is not closed.
  static func bracket(in rect: CGRect) -> BezierPath {
    var path = BezierPath()
    path.move(to: CGPoint(x: rect.maxX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    return path
  }
}
