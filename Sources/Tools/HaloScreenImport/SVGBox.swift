import FocusGeometry
import Foundation
import HaloSourceText

/// The area of an element of a drawing.
struct SVGBox {
  var rect: CGRect
  /// The radius of its corners; 0 for none, or if it is unknown.
  var radius: CGFloat = 0

  var area: CGFloat { rect.width * rect.height }

  /// Returns the smallest box around both, with the corners of one that is as large.
  func union(_ other: SVGBox) -> SVGBox {
    let all = rect.union(other.rect)
    for box in [self, other] where box.rect.isNear(all) && box.radius > 0 {
      return SVGBox(rect: all, radius: box.radius)
    }
    return SVGBox(rect: all)
  }

  /// Returns the part inside a clip; nil if it is empty.
  func clipped(to clip: SVGBox) -> SVGBox? {
    let rest = rect.intersection(clip.rect)
    guard !rest.isNull, rest.width > 0, rest.height > 0 else { return nil }
    // A box that fills a clip has the clip's corners.
    if rest.isNear(clip.rect) { return SVGBox(rect: rest, radius: max(radius, clip.radius)) }
    return SVGBox(rect: rest, radius: rest.isNear(rect) ? radius : 0)
  }
}

extension CGRect {
  /// Returns whether the edges differ by at most half a unit.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    let edges = [
      minX - other.minX, maxX - other.maxX, minY - other.minY, maxY - other.maxY,
    ]
    return edges.allSatisfy { abs($0) <= 0.5 }
  }
}

extension MarkupElement {
  /// Returns the outline of a shape in its own units, and the radius of its corners.
  ///
  /// Returns nil for an element that is not a shape or has no size.
  func svgShape(in viewport: CGSize) -> (outline: BezierPath, radius: CGFloat)? {
    func x(_ name: String) -> CGFloat? { SVGLength.value(self[name], of: viewport.width) }
    func y(_ name: String) -> CGFloat? { SVGLength.value(self[name], of: viewport.height) }
    func rounded(_ rect: CGRect, _ radius: CGFloat) -> (BezierPath, CGFloat)? {
      guard rect.width > 0, rect.height > 0 else { return nil }
      return (BezierPath(rect: rect), max(0, min(radius, min(rect.width, rect.height) / 2)))
    }
    switch name {
    case "rect", "image":
      let rect = CGRect(
        x: x("x") ?? 0, y: y("y") ?? 0, width: x("width") ?? 0, height: y("height") ?? 0)
      return rounded(rect, x("rx") ?? y("ry") ?? 0)
    case "circle":
      let radius = x("r") ?? 0
      return rounded(ellipse(x("cx"), y("cy"), radius, radius), radius)
    case "ellipse":
      let (rx, ry) = (x("rx") ?? 0, y("ry") ?? 0)
      return rounded(ellipse(x("cx"), y("cy"), rx, ry), min(rx, ry))
    case "path": return path(self["d"])
    case "polygon", "polyline": return path(self["points"].map { "M" + $0 })
    default: return nil
    }
  }

  private func ellipse(
    _ x: CGFloat?, _ y: CGFloat?, _ rx: CGFloat, _ ry: CGFloat
  ) -> CGRect {
    CGRect(x: (x ?? 0) - rx, y: (y ?? 0) - ry, width: 2 * rx, height: 2 * ry)
  }

  /// Returns nil for broken path data, of which other programs draw the part before the error.
  private func path(_ data: String?) -> (BezierPath, CGFloat)? {
    guard let data, let path = try? BezierPath(svgPathData: data) else { return nil }
    return path.bounds.isNull ? nil : (path, 0)
  }
}
