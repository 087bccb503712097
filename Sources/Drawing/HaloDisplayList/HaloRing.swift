import FocusGeometry
import Foundation

/// The ring of a halo: `width` wide, its near edge `gap` away from the outline of `shape`.
///
/// Concentric, never scaled: for a rounded rectangle the corner radius grows with the distance. Of
/// a path every edge that a non-zero winding fill would have gets a ring, those of holes too; a
/// subpath left open is taken as closed. Inside, an edge that another subpath covers has one too.
public struct HaloRing: Hashable, Sendable {
  /// On which side of the outline a ring lies.
  public enum Side: Hashable, Sendable {
    case outside
    case inside
  }

  /// The outline that the ring follows, in the item's own space.
  public var shape: Shape
  /// Whether the ring lies around the shape or within it.
  public var side: Side
  /// Points.
  public var width: CGFloat
  /// Points; shows what is behind.
  public var gap: CGFloat
  /// Of the whole ring.
  public var color: Color
  /// Points further out than where the ring comes to rest; inside, at most up to the outline.
  public var spread: CGFloat

  /// A ring along a shape; `width`, `gap` and `spread` are points.
  public init(
    shape: Shape, side: Side, width: CGFloat, gap: CGFloat, color: Color, spread: CGFloat = 0
  ) {
    self.shape = shape
    self.side = side
    self.width = width
    self.gap = gap
    self.color = color
    self.spread = spread
  }

  /// Everything the ring may touch, in the space of its shape.
  public var bounds: CGRect {
    switch side {
    case .outside:
      shape.bounds.insetBy(dx: -(gap + width + spread), dy: -(gap + width + spread))
    case .inside: shape.bounds
    }
  }

  /// Gap and width in whole device pixels, at so many pixels a point.
  ///
  /// Their sum is not more than in points, so that a ring that fits in points fits in pixels, and is
  /// divided as nearly as in points. Both are at least one pixel.
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
}
