import FocusGeometry
import Foundation

/// Where points of a plane are seen in perspective: a 3 × 3 matrix on column vectors.
struct PlaneProjection: Equatable {
  /// Row by row.
  private var m: [Double]

  private init(_ m: [Double]) { self.m = m }

  /// In device pixels, from one in a space that `placement` takes to them.
  init(_ projection: CATransform3D, placement: CGAffineTransform) {
    let t = CATransform3D(placement.inverted()).concatenating(projection)
      .concatenating(CATransform3D(placement))
    let rows = [t.rows[0], t.rows[1], t.rows[3]]
    m = [
      rows[0].x, rows[1].x, rows[2].x, rows[0].y, rows[1].y, rows[2].y, rows[0].w, rows[1].w,
      rows[2].w,
    ]
  }

  /// nil for one that makes the plane a line.
  var inverted: PlaneProjection? {
    let (a, b, c, d, e, f, g, h, i) = (m[0], m[1], m[2], m[3], m[4], m[5], m[6], m[7], m[8])
    let cofactors = [
      e * i - f * h, c * h - b * i, b * f - c * e, f * g - d * i, a * i - c * g, c * d - a * f,
      d * h - e * g, b * g - a * h, a * e - b * d,
    ]
    let determinant = a * cofactors[0] + b * cofactors[3] + c * cofactors[6]
    guard determinant.isFinite, abs(determinant) > 1e-9 else { return nil }
    return PlaneProjection(cofactors.map { $0 / determinant })
  }

  func point(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    let w = 1 / (m[6] * x + m[7] * y + m[8])
    return ((m[0] * x + m[1] * y + m[2]) * w, (m[3] * x + m[4] * y + m[5]) * w)
  }
}
