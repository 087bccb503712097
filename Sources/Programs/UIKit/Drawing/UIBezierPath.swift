import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSceneGraph

/// Lines and curves that are put together, filled and drawn: UIKit's `UIBezierPath`.
///
/// Dashes are absent.
@MainActor
open class UIBezierPath {
  /// The path as a value.
  public var cgPath: CGPath
  /// Points.
  public var lineWidth: CGFloat = 1
  /// How lines end; `square` counts as `butt`.
  public var lineCapStyle = CGLineCap.butt
  /// Kept; corners are mitred.
  public var lineJoinStyle = CGLineJoin.miter
  /// Whether what is surrounded twice is left out.
  public var usesEvenOddFillRule = false

  /// A path without elements.
  public init() { cgPath = CGPath() }
  /// A copy of a path.
  public init(cgPath: CGPath) { self.cgPath = cgPath }
  /// A closed rectangle.
  public convenience init(rect: CGRect) { self.init(cgPath: CGPath(rect: rect)) }
  /// A closed ellipse that touches all four sides.
  public convenience init(ovalIn rect: CGRect) { self.init(cgPath: CGPath(ovalIn: rect)) }
  /// A closed rectangle with continuous corners; the radius is at most half of the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      cgPath: CGPath(roundedRect: rect, cornerRadius: cornerRadius, curve: .continuous))
  }
  /// A part of a circle, without a line to its centre.
  ///
  /// - Parameters:
  ///   - center: of the circle.
  ///   - radius: of the circle.
  ///   - startAngle: in radians from the right, downwards.
  ///   - endAngle: in radians from the right, downwards.
  ///   - clockwise: as it is seen on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  // MARK: Building

  /// Begins a part.
  public func move(to point: CGPoint) { cgPath.move(to: point) }
  /// Goes on with a straight line.
  public func addLine(to point: CGPoint) { cgPath.addLine(to: point) }
  /// Goes on with a cubic curve.
  public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    cgPath.addCurve(to: end, controlPoint1: controlPoint1, controlPoint2: controlPoint2)
  }
  /// Goes on with a quadratic curve.
  public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    cgPath.addQuadCurve(to: end, controlPoint: controlPoint)
  }
  /// Goes on with a part of a circle, after a straight line to where that begins.
  ///
  /// Angles and `clockwise` as in ``init(arcCenter:radius:startAngle:endAngle:clockwise:)``.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    cgPath.addArc(
      center: center, radius: radius, from: startAngle, to: endAngle, clockwise: clockwise)
  }
  /// Goes back to where the part began.
  public func close() { cgPath.close() }
  /// Adds all parts of another path.
  public func append(_ bezierPath: UIBezierPath) { cgPath.append(bezierPath.cgPath) }
  /// Takes everything away.
  public func removeAllPoints() { cgPath = CGPath() }
  /// Moves every point.
  public func apply(_ transform: CGAffineTransform) { cgPath = cgPath.applying(transform) }

  // MARK: Asking

  /// Whether there is nothing in it.
  public var isEmpty: Bool { cgPath.elements.isEmpty }
  /// Around all points, those that only steer curves too; `.null` for an empty path.
  public var bounds: CGRect { cgPath.controlPointBounds }
  /// Where it goes on; zero for an empty path.
  public var currentPoint: CGPoint { cgPath.currentPoint ?? .zero }

  // MARK: Drawing

  /// Fills it in what is drawn into now, in the colour of `UIColor.setFill()`.
  public func fill() {
    UIGraphicsGetCurrentContext()?.fill(cgPath, usingEvenOdd: usesEvenOddFillRule)
  }
  /// Draws its line in what is drawn into now, in the colour of `UIColor.setStroke()`.
  public func stroke() {
    UIGraphicsGetCurrentContext()?.stroke(cgPath, width: lineWidth, cap: lineCapStyle)
  }
  /// Confines everything that is drawn from now on.
  public func addClip() { UIGraphicsGetCurrentContext()?.clip(to: cgPath) }
}

extension UIFocusHaloEffect {
  /// Follows a path in the item's own coordinates.
  @MainActor
  public convenience init(path: UIBezierPath) { self.init(path: path.cgPath) }
}

extension CGPath {
  /// Adds a part of a circle, after a line to where it begins.
  mutating func addArc(
    center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, clockwise: Bool
  ) {
    let turn = 2 * CGFloat.pi
    var sweep = end - start
    // The way round that was asked for; what is a whole turn or more is one.
    if abs(sweep) >= turn {
      sweep = clockwise ? turn : -turn
    } else if clockwise, sweep < 0 {
      sweep += turn
    } else if !clockwise, sweep > 0 {
      sweep -= turn
    }
    let circle = CGAffineTransform(ellipseAround: center, radius, radius)
    let begin = CGPoint(x: cos(start), y: sin(start)).applying(circle)
    if currentPoint == nil { move(to: begin) } else { addLine(to: begin) }
    addArc(on: circle, from: start, turn: sweep)
  }
}
