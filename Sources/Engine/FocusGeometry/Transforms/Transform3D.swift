import Foundation

/// A projective transform of space: CoreAnimation's `CATransform3D`, with the same rows; points are
/// row vectors.
public struct CATransform3D: Hashable, Sendable {
  /// The four rows of the matrix.
  public var rows: [SIMD4<Double>]

  /// Creates a transform from exactly four rows.
  public init(rows: [SIMD4<Double>]) {
    precondition(rows.count == 4, "a transformation of space has four rows")
    self.rows = rows
  }

  /// The transform that leaves every point unchanged.
  public static let identity = CATransform3D(rows: [
    SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1),
  ])

  /// Creates a transform of the plane; depth is unchanged.
  public init(_ t: CGAffineTransform) {
    self.init(rows: [
      SIMD4(t.a, t.b, 0, 0), SIMD4(t.c, t.d, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(t.tx, t.ty, 0, 1),
    ])
  }

  /// Returns a translation by distances in points.
  public static func translation(x: Double, y: Double, z: Double) -> CATransform3D {
    var result = identity
    result.rows[3] = SIMD4(x, y, z, 1)
    return result
  }

  /// Returns a rotation in radians about the x axis, then about the y axis.
  public static func rotation(x: Double, y: Double) -> CATransform3D {
    let aboutX = CATransform3D(rows: [
      SIMD4(1, 0, 0, 0), SIMD4(0, cos(x), sin(x), 0), SIMD4(0, -sin(x), cos(x), 0),
      SIMD4(0, 0, 0, 1),
    ])
    let aboutY = CATransform3D(rows: [
      SIMD4(cos(y), 0, -sin(y), 0), SIMD4(0, 1, 0, 0), SIMD4(sin(y), 0, cos(y), 0),
      SIMD4(0, 0, 0, 1),
    ])
    return aboutX.concatenating(aboutY)
  }

  /// Returns a perspective that enlarges what is nearer; `depth` is 1 over the viewer's distance in
  /// points, 0 for none.
  public static func perspective(depth: Double) -> CATransform3D {
    var result = identity
    result.rows[2] = SIMD4(0, 0, 1, -depth)
    return result
  }

  /// Returns a transform that applies this one first, then the other.
  public func concatenating(_ other: CATransform3D) -> CATransform3D {
    CATransform3D(
      rows: rows.map { row in
        other.rows[0] * row.x + other.rows[1] * row.y + other.rows[2] * row.z
          + other.rows[3] * row.w
      })
  }

  /// Returns the place where a point of the plane is seen; the point itself if it would lie behind
  /// the viewer.
  public func project(_ point: CGPoint) -> CGPoint {
    let seen = rows[0] * Double(point.x) + rows[1] * Double(point.y) + rows[3]
    guard seen.w > 0 else { return point }
    return CGPoint(x: seen.x / seen.w, y: seen.y / seen.w)
  }

  /// Returns the smallest axis-aligned rectangle around the projection of a rectangle of the plane.
  public func project(_ rect: CGRect) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map(project)
    return corners.dropFirst().reduce(CGRect(origin: corners[0], size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }

  /// The transform with the same projection of the plane, but with depth dropped before any further
  /// transform.
  package var flattened: CATransform3D {
    func flat(_ row: SIMD4<Double>) -> SIMD4<Double> { SIMD4(row.x, row.y, 0, row.w) }
    return CATransform3D(
      rows: [flat(rows[0]), flat(rows[1]), SIMD4(0, 0, 1, 0), flat(rows[3])])
  }

  /// The transform from seen points back to points of the plane; nil for a plane seen from its
  /// edge.
  package var planeInverse: CATransform3D? {
    let (a, b, c) = (rows[0], rows[1], rows[3])
    // The cofactors of the three rows without depth.
    func cross(_ u: SIMD4<Double>, _ v: SIMD4<Double>) -> SIMD3<Double> {
      SIMD3(u.y * v.w - u.w * v.y, u.w * v.x - u.x * v.w, u.x * v.y - u.y * v.x)
    }
    let columns = [cross(b, c), cross(c, a), cross(a, b)]
    let determinant = a.x * columns[0].x + a.y * columns[0].y + a.w * columns[0].z
    guard determinant != 0, determinant.isFinite else { return nil }
    func row(_ x: Double, _ y: Double, _ w: Double) -> SIMD4<Double> {
      SIMD4(x, y, 0, w) / determinant
    }
    return CATransform3D(rows: [
      row(columns[0].x, columns[1].x, columns[2].x), row(columns[0].y, columns[1].y, columns[2].y),
      SIMD4(0, 0, 1, 0), row(columns[0].z, columns[1].z, columns[2].z),
    ])
  }
}
