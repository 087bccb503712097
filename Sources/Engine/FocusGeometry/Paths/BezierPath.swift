import Foundation

/// A path of lines and cubic Bézier curves, as a value, with UIKit's member names.
///
/// Unlike `UIBezierPath` it contains geometry only; line widths and colours belong to the code that
/// draws it.
public struct BezierPath: Hashable, Sendable {
  /// One element of the path, in the path's own units.
  public enum Element: Hashable, Sendable {
    /// The start of a subpath.
    case move(CGPoint)
    /// A straight line from the current point.
    case line(CGPoint)
    /// A cubic Bézier curve from the current point.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line back to the start of the subpath.
    case close
  }

  /// The elements in drawing order.
  public private(set) var elements: [Element] = []

  /// Creates a path without elements.
  public init() {}

  /// Creates a closed rectangle, clockwise from its top left corner.
  public init(rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  /// Creates a rectangle with rounded corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the path's units.
  ///   - cornerRadius: The radius in the path's units, clamped to half of the shorter side.
  ///   - curve: The shape of the corners; see ``CornerCurve``.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CornerCurve = .circular
  ) {
    self = curve.roundedRect(rect, cornerRadius: cornerRadius)
  }

  /// Creates a closed ellipse that touches all four sides of a rectangle, clockwise from the top.
  public init(ovalIn rect: CGRect) {
    // 4/3·(√2 − 1), the standard control length; it deviates from a true circle by at most 0.03 %
    // of the radius.
    let k: CGFloat = 0.552_284_749_830_793_4
    let rx = rect.width / 2
    let ry = rect.height / 2
    let c = rect.center
    func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: c.x + x * rx, y: c.y + y * ry) }
    move(to: p(0, -1))
    addCurve(to: p(1, 0), controlPoint1: p(k, -1), controlPoint2: p(1, -k))
    addCurve(to: p(0, 1), controlPoint1: p(1, k), controlPoint2: p(k, 1))
    addCurve(to: p(-1, 0), controlPoint1: p(-k, 1), controlPoint2: p(-1, k))
    addCurve(to: p(0, -1), controlPoint1: p(-1, -k), controlPoint2: p(-k, -1))
    close()
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// Begins a subpath at a point.
  public mutating func move(to point: CGPoint) { elements.append(.move(point)) }
  /// Appends a straight line from the current point.
  public mutating func addLine(to point: CGPoint) { elements.append(.line(point)) }
  /// Appends a cubic Bézier curve from the current point.
  public mutating func addCurve(
    to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) {
    elements.append(.curve(to: end, control1: controlPoint1, control2: controlPoint2))
  }
  /// Appends a quadratic Bézier curve from the current point, as a cubic one of the same shape.
  public mutating func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    let start = currentPoint ?? end
    func third(_ p: CGPoint) -> CGPoint {
      CGPoint(
        x: p.x + (controlPoint.x - p.x) * 2 / 3, y: p.y + (controlPoint.y - p.y) * 2 / 3)
    }
    addCurve(to: end, controlPoint1: third(start), controlPoint2: third(end))
  }
  /// Appends a line back to the start of the subpath.
  public mutating func close() { elements.append(.close) }
  /// Appends all elements of another path.
  public mutating func append(_ other: BezierPath) { elements += other.elements }

  /// The end of the last segment; nil for an empty path and right after `close()`.
  public var currentPoint: CGPoint? {
    switch elements.last {
    case .move(let p), .line(let p), .curve(to: let p, _, _): p
    case .close, nil: nil
    }
  }

  /// Returns the path with every point transformed.
  public func applying(_ t: CGAffineTransform) -> BezierPath {
    var path = BezierPath()
    path.elements = elements.map { element in
      switch element {
      case .move(let p): .move(p.applying(t))
      case .line(let p): .line(p.applying(t))
      case .curve(let to, let c1, let c2):
        .curve(to: to.applying(t), control1: c1.applying(t), control2: c2.applying(t))
      case .close: .close
      }
    }
    return path
  }

  /// The bounding box of all end and control points; it contains the path, and may be larger.
  public var controlPointBounds: CGRect {
    var box = CGRect.null
    func add(_ p: CGPoint) { box = box.union(CGRect(origin: p, size: .zero)) }
    for element in elements {
      switch element {
      case .move(let p), .line(let p): add(p)
      case .curve(let to, let c1, let c2): [to, c1, c2].forEach(add)
      case .close: break
      }
    }
    return box
  }
}
