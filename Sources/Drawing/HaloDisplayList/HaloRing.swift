import FocusGeometry
import Foundation

/// The ring of a halo: `width` points wide, with its near edge `gap` points away from the outline
/// of `shape`.
///
/// The ring is concentric and never scaled: for a rounded rectangle, the corner radius grows with
/// the distance. For a path, every edge of its non-zero winding fill gets a ring, including the
/// edges of holes; an open subpath counts as closed. On the inside, an edge that another subpath
/// covers gets one too.
public struct HaloRing: Hashable, Sendable {
  /// The side of the outline on which a ring lies.
  public enum Side: Hashable, Sendable {
    case outside
    case inside
  }

  /// The outline that the ring follows, in the item's own space.
  public var shape: Shape
  /// Whether the ring lies outside or inside the shape.
  public var side: Side
  /// The width of the ring in points.
  public var width: CGFloat
  /// The distance of the ring from the outline in points; what is behind shows through.
  public var gap: CGFloat
  /// The colour of the ring between its edges.
  public var color: Color
  /// The colour of a line of about one point along each edge of the ring, within its width; nil for
  /// a ring of one colour.
  public var edge: Color?
  /// The distance in points by which an animation moves the ring further out; on the inside, the
  /// ring stays within the outline.
  public var spread: CGFloat

  /// Creates a ring along a shape; `width`, `gap` and `spread` are in points.
  public init(
    shape: Shape, side: Side, width: CGFloat, gap: CGFloat, color: Color, edge: Color? = nil,
    spread: CGFloat = 0
  ) {
    self.shape = shape
    self.side = side
    self.width = width
    self.gap = gap
    self.color = color
    self.edge = edge
    self.spread = spread
  }

  /// The area that the ring may touch, in the space of its shape.
  public var bounds: CGRect {
    switch side {
    case .outside:
      shape.bounds.insetBy(dx: -(gap + width + spread), dy: -(gap + width + spread))
    case .inside: shape.bounds
    }
  }

  /// Returns the gap and the width in whole device pixels, for a scale in pixels a point.
  ///
  /// Their sum is no larger than in points, so that a ring that fits in points fits in pixels, and
  /// it is divided as nearly as in points. Both are at least one pixel, even if that makes the sum
  /// larger; a gap of 0 stays 0.
  public func pixels(scale: CGFloat) -> (gap: CGFloat, width: CGFloat) {
    let (exactGap, exactWidth) = (gap * scale, width * scale)
    guard gap > 0 else { return (0, max(1, exactWidth.rounded())) }
    // The addition keeps products such as 5 · 1.2 from being rounded down to 5.
    let both = (exactGap + exactWidth + 0.001).rounded(.down)
    func error(_ width: CGFloat) -> CGFloat {
      abs(width - exactWidth) + abs(both - width - exactGap)
    }
    let (narrow, wide) = (exactWidth.rounded(.down), exactWidth.rounded(.up))
    let width = max(1, error(narrow) < error(wide) ? narrow : wide)
    return (max(1, both - width), width)
  }

  /// Returns the width of the line along each edge in whole device pixels, for a ring of `width`
  /// pixels and a scale in pixels a point; 0 if the ring would have nothing between its edges.
  public func edgePixels(width: CGFloat, scale: CGFloat) -> CGFloat {
    edge == nil ? 0 : max(0, min(max(1, scale.rounded()), ((width - 1) / 2).rounded(.down)))
  }
}
