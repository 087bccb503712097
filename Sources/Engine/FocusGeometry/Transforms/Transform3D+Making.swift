import Foundation

// CoreAnimation's functions that create 3-D transforms; angles are in radians, lengths in points.
// Those that take a transform apply their own change before it.

/// The transform that leaves every point unchanged.
public let CATransform3DIdentity = CATransform3D.identity

/// Returns a translation, in points.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { .translation(x: tx, y: ty, z: tz) }

/// Returns a scaling along each axis.
public func CATransform3DMakeScale(
  _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3D(rows: [
    SIMD4(sx, 0, 0, 0), SIMD4(0, sy, 0, 0), SIMD4(0, 0, sz, 0), SIMD4(0, 0, 0, 1),
  ])
}

/// Returns a rotation about the line through the origin and a point, in radians; the identity if
/// the point is the origin itself.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return .identity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (c, s) = (cos(angle), sin(angle))
  let rest = 1 - c
  return CATransform3D(rows: [
    SIMD4(rest * x * x + c, rest * x * y + s * z, rest * x * z - s * y, 0),
    SIMD4(rest * x * y - s * z, rest * y * y + c, rest * y * z + s * x, 0),
    SIMD4(rest * x * z + s * y, rest * y * z - s * x, rest * z * z + c, 0),
    SIMD4(0, 0, 0, 1),
  ])
}

/// Returns a transform of the plane; depth is unchanged.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(m)
}

/// Returns a transform that applies `a` first, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  a.concatenating(b)
}

/// Returns a transform that translates by distances in points, then applies `t`.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DMakeTranslation(tx, ty, tz).concatenating(t) }

/// Returns a transform that scales along each axis, then applies `t`.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3DMakeScale(sx, sy, sz).concatenating(t) }

/// Returns a transform that rotates about a line, in radians, then applies `t`.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DMakeRotation(angle, x, y, z).concatenating(t) }

extension CATransform3D {
  /// The perspective: minus 1 over the viewer's distance in points; 0 for none.
  public var m34: CGFloat {
    get { rows[2].w }
    set { rows[2].w = newValue }
  }
}
