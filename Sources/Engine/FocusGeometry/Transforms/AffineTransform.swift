import Foundation

/// A 2-D affine transform with Core Graphics' names, which Foundation on Linux lacks.
///
/// It maps a point as `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`; y grows downwards.
public struct CGAffineTransform: Hashable, Sendable {
  /// The six coefficients of the map; `tx` and `ty` are in points.
  public var a, b, c, d, tx, ty: CGFloat

  /// Creates a transform from its six coefficients.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The transform that leaves every point unchanged.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates the identity.
  public init() { self = .identity }

  /// Creates a translation by distances in points.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Creates a scaling about the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Creates a rotation about the origin, in radians; positive angles turn from right to down.
  public init(rotationAngle angle: CGFloat) {
    self.init(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
  }

  /// Whether the transform leaves every point unchanged.
  public var isIdentity: Bool { self == .identity }

  /// Whether axis-aligned rectangles stay axis-aligned and are not mirrored.
  public var isUprightScale: Bool { b == 0 && c == 0 && a > 0 && d > 0 }

  /// Returns a transform that applies the receiver first, then `other`.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c,
      b: a * other.b + b * other.d,
      c: c * other.a + d * other.c,
      d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty)
  }

  /// Returns a transform that translates by distances in points first, then applies the receiver.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// Returns a transform that scales about the origin first, then applies the receiver.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// Returns the inverse, or the receiver unchanged if it has none (as Core Graphics does).
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return self }
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}

extension CGPoint {
  /// Returns the point that the transform maps this point to.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGRect {
  /// Returns the smallest axis-aligned rectangle around the transformed receiver.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    let (near, far) = (CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: maxY))
    let (p, q) = (near.applying(t), CGPoint(x: far.x, y: near.y).applying(t))
    let (r, s) = (CGPoint(x: near.x, y: far.y).applying(t), far.applying(t))
    let left = min(min(p.x, q.x), min(r.x, s.x))
    let top = min(min(p.y, q.y), min(r.y, s.y))
    return CGRect(
      x: left, y: top, width: max(max(p.x, q.x), max(r.x, s.x)) - left,
      height: max(max(p.y, q.y), max(r.y, s.y)) - top)
  }

  /// The centre, in the rectangle's space.
  public var center: CGPoint { CGPoint(x: midX, y: midY) }
}
