import FocusGeometry
import Foundation

/// A path in device pixels near the origin, and the whole pixel at which it belongs.
///
/// The path is at a quarter of a pixel (at the scale `rest`, at a whole one), so that only four
/// masks in each direction are made and cached while it moves.
struct PlacedPath {
  let path: BezierPath
  let x: Int
  let y: Int

  init(_ source: BezierPath, transform: CGAffineTransform, rest: CGFloat) {
    let step: CGFloat = transform.isScale(rest) ? 1 : 4
    let tx = (transform.tx * step).rounded() / step
    let ty = (transform.ty * step).rounded() / step
    x = Int(tx.rounded(.down))
    y = Int(ty.rounded(.down))
    var local = transform
    local.tx = tx - tx.rounded(.down)
    local.ty = ty - ty.rounded(.down)
    path = source.applying(local)
  }
}

extension PlacedPath {
  /// Creates a placed path from a path in device pixels.
  ///
  /// Its points are rounded to Cairo's 24.8 fixed point, so that the same path elsewhere is equal
  /// near the origin.
  init(onDevice source: BezierPath) {
    let corner = source.controlPointBounds.origin
    x = corner.x.isFinite ? Int(corner.x.rounded(.down)) : 0
    y = corner.y.isFinite ? Int(corner.y.rounded(.down)) : 0
    let (dx, dy) = (CGFloat(x), CGFloat(y))
    path = source.mapped {
      CGPoint(x: (($0.x - dx) * 256).rounded() / 256, y: (($0.y - dy) * 256).rounded() / 256)
    }
  }
}

extension BezierPath {
  fileprivate func mapped(_ change: (CGPoint) -> CGPoint) -> BezierPath {
    var path = BezierPath()
    for element in elements {
      switch element {
      case .move(let p): path.move(to: change(p))
      case .line(let p): path.addLine(to: change(p))
      case .curve(let to, let c1, let c2):
        path.addCurve(
          to: change(to), controlPoint1: change(c1), controlPoint2: change(c2))
      case .close: path.close()
      }
    }
    return path
  }

  /// The path with every subpath closed, as for filling.
  var closed: BezierPath {
    var path = BezierPath()
    for element in elements {
      switch element {
      case .move(let p):
        if path.currentPoint != nil { path.close() }
        path.move(to: p)
      case .line(let p): path.addLine(to: p)
      case .curve(let to, let c1, let c2):
        path.addCurve(to: to, controlPoint1: c1, controlPoint2: c2)
      case .close: path.close()
      }
    }
    if path.currentPoint != nil { path.close() }
    return path
  }
}
