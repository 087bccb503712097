import FocusGeometry
import Foundation

/// A perspective projection of a plane: a 3 × 3 matrix on column vectors.
struct PlaneProjection: Equatable {
  /// The rows of the matrix.
  private var x, y, w: SIMD3<Double>

  /// Creates the projection in device pixels from one in a space; `placement` is the transform from
  /// that space to device pixels.
  init(_ projection: CATransform3D, placement: CGAffineTransform) {
    let t = CATransform3D(placement.inverted()).concatenating(projection)
      .concatenating(CATransform3D(placement))
    let rows = [t.rows[0], t.rows[1], t.rows[3]]
    x = SIMD3(rows[0].x, rows[1].x, rows[2].x)
    y = SIMD3(rows[0].y, rows[1].y, rows[2].y)
    w = SIMD3(rows[0].w, rows[1].w, rows[2].w)
  }

  private init(x: SIMD3<Double>, y: SIMD3<Double>, w: SIMD3<Double>) {
    (self.x, self.y, self.w) = (x, y, w)
  }

  /// The inverse projection; nil if the projection collapses the plane to a line.
  var inverted: PlaneProjection? {
    let (a, b, c, d, e, f, g, h, i) = (x.x, x.y, x.z, y.x, y.y, y.z, w.x, w.y, w.z)
    let first = SIMD3(e * i - f * h, c * h - b * i, b * f - c * e)
    let determinant = a * first.x + b * (f * g - d * i) + c * (d * h - e * g)
    guard determinant.isFinite, abs(determinant) > 1e-9 else { return nil }
    return PlaneProjection(
      x: first / determinant,
      y: SIMD3(f * g - d * i, a * i - c * g, c * d - a * f) / determinant,
      w: SIMD3(d * h - e * g, b * g - a * h, a * e - b * d) / determinant)
  }

  func point(_ px: Double, _ py: Double) -> (x: Double, y: Double) {
    let depth = 1 / (w.x * px + w.y * py + w.z)
    return ((x.x * px + x.y * py + x.z) * depth, (y.x * px + y.y * py + y.z) * depth)
  }
}
