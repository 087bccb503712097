import FocusGeometry
import Foundation
import HaloDisplayList

/// The way in which the edges of an axis-aligned shape are rounded to whole device pixels.
enum Snapping {
  /// Edges are not rounded, for shapes whose scale is being animated.
  case none
  /// Each edge is rounded to the nearest pixel, so that neighbours still meet; at least one pixel
  /// remains.
  case edges
  /// The origin and the size are rounded separately, so that equal sizes in points are equal in
  /// pixels.
  case size
}

extension CGFloat {
  /// The nearest whole pixel; halves are rounded up.
  ///
  /// A number that is less than a half only by the errors of arithmetic is rounded up, too, so that
  /// edges that are equal in points are equal in pixels.
  var nearestPixel: CGFloat { (self + 0.500_001).rounded(.down) }
}

extension CGRect {
  func snapped(_ snapping: Snapping) -> CGRect {
    switch snapping {
    case .none: return self
    case .edges:
      let (right, bottom) = (maxX.nearestPixel, maxY.nearestPixel)
      var (left, top) = (minX.nearestPixel, minY.nearestPixel)
      if width > 0, left == right { left = minX.rounded(.down) }
      if height > 0, top == bottom { top = minY.rounded(.down) }
      return CGRect(
        x: left, y: top, width: width > 0 ? max(1, right - left) : 0,
        height: height > 0 ? max(1, bottom - top) : 0)
    case .size:
      return CGRect(
        x: minX.nearestPixel, y: minY.nearestPixel,
        width: width > 0 ? max(1, width.nearestPixel) : 0,
        height: height > 0 ? max(1, height.nearestPixel) : 0)
    }
  }

  /// Returns the transform that maps the receiver to `other`; the identity for an empty receiver.
  func transform(to other: CGRect) -> CGAffineTransform {
    guard width > 0, height > 0 else { return .identity }
    let (sx, sy) = (other.width / width, other.height / height)
    return CGAffineTransform(
      a: sx, b: 0, c: 0, d: sy, tx: other.minX - minX * sx, ty: other.minY - minY * sy)
  }
}

extension CGAffineTransform {
  /// The square root of the factor on areas: the scale of a uniform transform.
  var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }

  /// Whether the transform only moves and scales, by equal factors to within 0.1 %.
  var isUniform: Bool { isUprightScale && abs(a - d) <= 0.001 * max(a, d) }

  /// Whether the transform only moves and scales, by `factor` to within 0.1 %.
  func isScale(_ factor: CGFloat) -> Bool { isUniform && abs(a - factor) <= 0.001 * factor }
}

extension Shape {
  /// Returns the transformed shape, snapped where possible.
  ///
  /// A rectangle is snapped if the transform only moves and scales, a rounded one if it also scales
  /// both directions equally; otherwise they become paths and are not snapped. For a path, only the
  /// translation is snapped, and only if the transform has the scale `rest`.
  func applying(_ t: CGAffineTransform, snapping: Snapping, rest: CGFloat = 1) -> Shape {
    switch self {
    case .rect(let rect) where t.isUprightScale:
      return .rect(rect.applying(t).snapped(snapping))
    case .rounded(let rect, let radius, let curve) where t.isUniform:
      return .rounded(rect.applying(t).snapped(snapping), radius: radius * t.a, curve: curve)
    case .rect, .rounded: return .path(bezierPath.applying(t))
    case .path(let path):
      var t = t
      if snapping != .none, t.isScale(rest) {
        t.tx = t.tx.rounded()
        t.ty = t.ty.rounded()
      }
      return .path(path.applying(t))
    }
  }

  /// Returns a transformed copy of a shape that is already in device space; a corner radius does
  /// not change.
  func stretched(_ t: CGAffineTransform) -> Shape {
    switch self {
    case .rect(let rect): .rect(rect.applying(t))
    case .rounded(let rect, let radius, let curve):
      .rounded(rect.applying(t), radius: radius, curve: curve)
    case .path(let path): .path(path.applying(t))
    }
  }

  /// The shape as a rectangle; nil if it is a path or has rounded corners.
  var plainRect: CGRect? {
    switch self {
    case .rect(let rect): rect
    case .rounded(let rect, let radius, _): radius <= 0 ? rect : nil
    case .path: nil
    }
  }

  /// The length that each corner takes of an edge; 0 for a plain rectangle, nil for a path.
  var cornerExtent: CGFloat? {
    switch self {
    case .rect: return 0
    case .rounded(let rect, let radius, let curve):
      let half = min(rect.width, rect.height) / 2
      // A continuous corner takes 1.528_664_83 radii of each edge.
      return curve == .circular
        ? min(radius, half) : min(max(0, min(radius, half)) * 1.528_664_83, half)
    case .path: return nil
    }
  }
}

extension CGRect {
  var hasWholeEdges: Bool {
    minX == minX.rounded() && minY == minY.rounded() && maxX == maxX.rounded()
      && maxY == maxY.rounded()
  }
}

extension PixelRect {
  /// Creates the rectangle of all pixels that `rect` touches, in device space.
  init(covering rect: CGRect) {
    let limit: CGFloat = 1_000_000_000
    guard !rect.isNull, !rect.isEmpty else {
      self.init(x: 0, y: 0, width: 0, height: 0)
      return
    }
    let left = Int(max(-limit, min(limit, rect.minX.rounded(.down))))
    let top = Int(max(-limit, min(limit, rect.minY.rounded(.down))))
    let right = Int(max(-limit, min(limit, rect.maxX.rounded(.up))))
    let bottom = Int(max(-limit, min(limit, rect.maxY.rounded(.up))))
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Creates a rectangle from one whose edges are rounded to whole pixels.
  init(rounding rect: CGRect) { self.init(covering: rect.roundedEdges) }

  var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

  func insetBy(_ inset: Int) -> PixelRect {
    PixelRect(
      x: x + inset, y: y + inset, width: max(0, width - 2 * inset),
      height: max(0, height - 2 * inset))
  }

  func intersects(_ other: PixelRect) -> Bool { !intersection(other).isEmpty }

  func contains(_ other: PixelRect) -> Bool {
    other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY
  }
}

extension CGRect {
  fileprivate var roundedEdges: CGRect {
    guard !isNull, !isInfinite else { return self }
    return CGRect(
      x: minX.nearestPixel, y: minY.nearestPixel, width: maxX.nearestPixel - minX.nearestPixel,
      height: maxY.nearestPixel - minY.nearestPixel)
  }
}

extension DisplayItem {
  /// The device pixels that the item may change; drawing is clipped to them.
  ///
  /// It extends two pixels beyond the extent: one for antialiasing, one for snapping.
  func pixelBounds(scale: CGFloat) -> PixelRect {
    guard alpha > 0, !extent.isNull, !extent.isEmpty else {
      return PixelRect(x: 0, y: 0, width: 0, height: 0)
    }
    let reach = CGRect(
      x: extent.minX * scale, y: extent.minY * scale, width: extent.width * scale,
      height: extent.height * scale)
    return PixelRect(covering: reach).insetBy(-2).intersection(pixelClip(scale: scale))
  }

  /// The clip rounded to whole device pixels.
  func pixelClip(scale: CGFloat) -> PixelRect {
    let whole = CGRect(
      x: clip.minX * scale, y: clip.minY * scale, width: clip.width * scale,
      height: clip.height * scale)
    return PixelRect(rounding: whole)
  }
}
