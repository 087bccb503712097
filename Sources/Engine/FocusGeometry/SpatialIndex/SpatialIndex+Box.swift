import Foundation

extension SpatialIndex {
  /// A rectangle as its edges, with the far ones negated, so that one comparison or minimum of
  /// vectors treats all four alike.
  struct Box: Equatable, Sendable {
    private var edges: SIMD4<Double>

    /// The box of nothing: the neutral element of `union`.
    static let none = Box(edges: SIMD4(repeating: .infinity))

    private init(edges: SIMD4<Double>) { self.edges = edges }

    /// Creates a box; nil if an edge is not a finite number.
    init?(_ rect: CGRect) {
      edges = SIMD4(
        Double(rect.minX), Double(rect.minY), -Double(rect.maxX), -Double(rect.maxY))
      // Anything infinite or undefined makes the product undefined.
      guard (edges * 0) == SIMD4(repeating: 0) else { return nil }
    }

    var rect: CGRect {
      guard self != .none else { return .null }
      return CGRect(
        x: edges[0], y: edges[1], width: -edges[2] - edges[0], height: -edges[3] - edges[1])
    }

    /// Half the perimeter; unlike the area it distinguishes boxes that are as flat as a line.
    var margin: Double { -edges.sum() }

    /// The coordinates of the centre, times two.
    var middle: (x: Double, y: Double) { (edges[0] - edges[2], edges[1] - edges[3]) }

    func union(_ other: Box) -> Box { Box(edges: pointwiseMin(edges, other.edges)) }

    func contains(_ other: Box) -> Bool { all(edges .<= other.edges) }

    /// Whether an edge of `other` lies on the same edge of this box.
    func sharesEdge(with other: Box) -> Bool { any(edges .== other.edges) }

    /// A rectangle to search for, converted once to be compared with many boxes.
    struct Query {
      private let limits: SIMD4<Double>

      init(_ rect: CGRect) {
        limits = SIMD4(
          Double(rect.maxX), Double(rect.maxY), -Double(rect.minX), -Double(rect.minY))
      }

      func meets(_ box: Box) -> Bool {
        // The edges are compared in halves, because halves fit into one register on every
        // processor.
        all(
          (box.edges.lowHalf .<= limits.lowHalf) .& (box.edges.highHalf .<= limits.highHalf))
      }
    }
  }
}
