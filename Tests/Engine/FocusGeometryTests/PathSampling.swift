import FocusGeometry
import Foundation

extension BezierPath {
  /// Points along every segment, including the closing line.
  func samples(perSegment count: Int = 64) -> [CGPoint] {
    var points: [CGPoint] = []
    var start = CGPoint.zero
    var current = CGPoint.zero
    func run(_ point: (CGFloat) -> CGPoint) {
      points += (0...count).map { point(CGFloat($0) / CGFloat(count)) }
    }
    for element in elements {
      let from = current
      switch element {
      case .move(let p):
        start = p
        current = p
      case .line(let p):
        run { t in CGPoint(x: from.x + (p.x - from.x) * t, y: from.y + (p.y - from.y) * t) }
        current = p
      case .curve(let to, let c1, let c2):
        run { t in
          let s = 1 - t
          func mix(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
            s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
          }
          return CGPoint(x: mix(from.x, c1.x, c2.x, to.x), y: mix(from.y, c1.y, c2.y, to.y))
        }
        current = to
      case .close:
        let end = start
        run { t in CGPoint(x: from.x + (end.x - from.x) * t, y: from.y + (end.y - from.y) * t) }
        current = start
      }
    }
    return points
  }

  /// The end and control points, rounded to a millionth and sorted.
  var sortedPoints: [[CGFloat]] {
    func rounded(_ p: CGPoint) -> [CGFloat] {
      [p.x, p.y].map { ($0 * 1_000_000).rounded() / 1_000_000 + 0 }
    }
    return elements.flatMap { element -> [[CGFloat]] in
      switch element {
      case .move(let p), .line(let p): [rounded(p)]
      case .curve(let to, let c1, let c2): [rounded(to), rounded(c1), rounded(c2)]
      case .close: []
      }
    }.sorted { ($0[0], $0[1]) < ($1[0], $1[1]) }
  }
}

func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }
