import FocusGeometry
import Foundation

/// A part of the plane inside closed loops of straight lines.
///
/// A point is inside if the loops wind around it, in either direction.
struct Region {
  var loops: [[CGPoint]] = []

  /// Creates an empty region.
  init() {}

  init(loops: [[CGPoint]]) { self.loops = loops }

  /// Creates the region inside any of a path's subpaths.
  init(filling path: BezierPath) {
    loops = path.polylines.map(\.points).filter { $0.count > 2 }.map {
      Self.area($0) < 0 ? $0.reversed() : $0
    }
  }

  /// Creates the region that a stroke along a path covers; `width` is in the path's units.
  init(stroking path: BezierPath, width: CGFloat) {
    loops = StrokeOutline(of: path, width: width).loops.map { $0.reversed() }
  }

  var isEmpty: Bool { loops.isEmpty }

  var bounds: CGRect {
    loops.joined().reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
  }

  /// Returns the union of both regions.
  func adding(_ other: Region) -> Region { Region(loops: loops + other.loops) }

  func applying(_ transform: CGAffineTransform) -> Region {
    let isMirrored = transform.a * transform.d - transform.b * transform.c < 0
    return Region(
      loops: loops.map { loop in
        let moved = loop.map { $0.applying(transform) }
        return isMirrored ? moved.reversed() : moved
      })
  }

  /// The outline.
  ///
  /// If loops do not cross, it is the same for the non-zero winding and the even-odd rule.
  var path: BezierPath {
    var path = BezierPath()
    for loop in loops where loop.count > 2 {
      path.move(to: loop[0])
      for point in loop.dropFirst() { path.addLine(to: point) }
      path.close()
    }
    return path
  }

  /// Returns the signed area, half the sum of the cross products: positive if the loop turns from x
  /// towards y.
  static func area(_ loop: [CGPoint]) -> CGFloat {
    var sum: CGFloat = 0
    for (index, point) in loop.enumerated() {
      let next = loop[(index + 1) % loop.count]
      sum += point.x * next.y - point.y * next.x
    }
    return sum / 2
  }
}
