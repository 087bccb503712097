import Foundation

// CoreAnimation's functions that make transformations of space; angles are in radians, lengths in
// points. Those that take a transformation do theirs before it.

/// Leaves every point where it is.
public let CATransform3DIdentity = CATransform3D.identity

/// Moves.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { .translation(x: tx, y: ty, z: tz) }

/// Makes larger or smaller along each axis.
public func CATransform3DMakeScale(
  _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3D(rows: [
    SIMD4(sx, 0, 0, 0), SIMD4(0, sy, 0, 0), SIMD4(0, 0, sz, 0), SIMD4(0, 0, 0, 1),
  ])
}

/// Turns about the line through the origin and a point; the identity for the origin itself.
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

/// Of the plane alone.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(m)
}

/// The first, then the second.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  a.concatenating(b)
}

/// Moves, then does what `t` does.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DMakeTranslation(tx, ty, tz).concatenating(t) }

/// Makes larger or smaller, then does what `t` does.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3DMakeScale(sx, sy, sz).concatenating(t) }

/// Turns, then does what `t` does.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DMakeRotation(angle, x, y, z).concatenating(t) }

extension CATransform3D {
  /// What makes the nearer larger: minus 1 over the viewer's distance in points; 0: nothing.
  public var m34: CGFloat {
    get { rows[2].w }
    set { rows[2].w = newValue }
  }
}
