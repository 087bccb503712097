import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSceneGraph

/// A path of lines and curves that can be filled and stroked: UIKit's `UIBezierPath`.
///
/// It has no dashes.
@MainActor
open class UIBezierPath {
  /// The path as a value.
  public var cgPath: CGPath
  /// The width of the line, in points.
  public var lineWidth: CGFloat = 1
  /// The shape of the ends of the line; `square` counts as `butt`.
  public var lineCapStyle = CGLineCap.butt
  /// The shape of corners; it has no effect, as corners are mitred.
  public var lineJoinStyle = CGLineJoin.miter
  /// Whether areas that are enclosed twice are not filled.
  public var usesEvenOddFillRule = false

  /// Creates an empty path.
  public init() { cgPath = CGPath() }
  /// Creates a copy of a path.
  public init(cgPath: CGPath) { self.cgPath = cgPath }
  /// Creates a closed rectangle.
  public convenience init(rect: CGRect) { self.init(cgPath: CGPath(rect: rect)) }
  /// Creates a closed ellipse that touches all four sides.
  public convenience init(ovalIn rect: CGRect) { self.init(cgPath: CGPath(ovalIn: rect)) }
  /// Creates a closed rectangle with continuous corners; the radius is at most half of the shorter
  /// side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      cgPath: CGPath(roundedRect: rect, cornerRadius: cornerRadius, curve: .continuous))
  }
  /// Creates an arc of a circle, without a line to its centre.
  ///
  /// - Parameters:
  ///   - center: the centre of the circle.
  ///   - radius: the radius of the circle.
  ///   - startAngle: an angle in radians from the right, downwards.
  ///   - endAngle: an angle in radians from the right, downwards.
  ///   - clockwise: the direction on the screen.
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

  /// Begins a subpath.
  public func move(to point: CGPoint) { cgPath.move(to: point) }
  /// Adds a straight line.
  public func addLine(to point: CGPoint) { cgPath.addLine(to: point) }
  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    cgPath.addCurve(to: end, controlPoint1: controlPoint1, controlPoint2: controlPoint2)
  }
  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    cgPath.addQuadCurve(to: end, controlPoint: controlPoint)
  }
  /// Adds an arc of a circle, after a straight line to its beginning.
  ///
  /// The angles and `clockwise` are those of
  /// ``init(arcCenter:radius:startAngle:endAngle:clockwise:)``.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    cgPath.addArc(
      center: center, radius: radius, from: startAngle, to: endAngle, clockwise: clockwise)
  }
  /// Closes the subpath.
  public func close() { cgPath.close() }
  /// Adds all subpaths of another path.
  public func append(_ bezierPath: UIBezierPath) { cgPath.append(bezierPath.cgPath) }
  /// Removes all elements.
  public func removeAllPoints() { cgPath = CGPath() }
  /// Applies a transform to every point.
  public func apply(_ transform: CGAffineTransform) { cgPath = cgPath.applying(transform) }

  // MARK: Queries

  /// Whether the path has no elements.
  public var isEmpty: Bool { cgPath.elements.isEmpty }
  /// The rectangle around all points, including control points; `.null` for an empty path.
  public var bounds: CGRect { cgPath.controlPointBounds }
  /// The end of the last element; zero for an empty path.
  public var currentPoint: CGPoint { cgPath.currentPoint ?? .zero }

  // MARK: Drawing

  /// Fills the path in the current context, in the colour of `UIColor.setFill()`.
  public func fill() {
    UIGraphicsGetCurrentContext()?.fill(cgPath, usingEvenOdd: usesEvenOddFillRule)
  }
  /// Strokes the path in the current context, in the colour of `UIColor.setStroke()`.
  public func stroke() {
    UIGraphicsGetCurrentContext()?.stroke(cgPath, width: lineWidth, cap: lineCapStyle)
  }
  /// Clips everything that is drawn from now on in the current context.
  public func addClip() { UIGraphicsGetCurrentContext()?.clip(to: cgPath) }
}

extension UIFocusHaloEffect {
  /// Creates a ring along a path in the item's own coordinates.
  @MainActor
  public convenience init(path: UIBezierPath) { self.init(path: path.cgPath) }
}

extension CGPath {
  /// Adds an arc of a circle, after a line to its beginning.
  mutating func addArc(
    center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, clockwise: Bool
  ) {
    let turn = 2 * CGFloat.pi
    var sweep = end - start
    // The sweep gets the requested direction; a whole turn or more is one turn.
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
