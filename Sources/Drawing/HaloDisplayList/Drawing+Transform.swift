import FocusGeometry
import Foundation

extension Drawing {
  /// Returns the drawing transformed and with its opacity multiplied by `alpha`.
  ///
  /// Text and bitmaps are moved and scaled but not rotated; bitmaps keep their opacity, and only
  /// they are mirrored. The result is exact for uniform scaling, and for scaling along one axis
  /// without rotation if all gradients are linear.
  package func applying(_ transform: CGAffineTransform, alpha: CGFloat = 1) -> Drawing {
    guard transform != .identity || alpha != 1 else { return self }
    var result = self
    result.operations = operations.map { $0.applying(transform, alpha: alpha) }
    return result
  }
}

extension Drawing.Operation {
  fileprivate func applying(_ transform: CGAffineTransform, alpha: CGFloat) -> Drawing.Operation {
    switch self {
    case .fill(let path, let paint, let evenOdd):
      .fill(path.applying(transform), paint.applying(transform, alpha: alpha), evenOdd: evenOdd)
    case .stroke(let path, let width, let color, let roundCaps):
      .stroke(
        path.applying(transform), width: width * transform.stretch, color.faded(alpha),
        roundCaps: roundCaps)
    case .text(let string, let style, let rect):
      .text(string, style.applying(transform, alpha: alpha), in: rect.applying(transform))
    case .bitmap(let bitmap, let rect):
      .bitmap(
        bitmap.mirrored(horizontally: transform.a < 0, vertically: transform.d < 0),
        in: rect.applying(transform))
    case .beginClip(let path): .beginClip(path.applying(transform))
    case .blur(let sigma): .blur(sigma: sigma * transform.stretch)
    case .endClip, .grain: self
    }
  }
}

extension Bitmap {
  /// Returns the bitmap with the order of its columns or rows reversed; itself if neither is.
  fileprivate func mirrored(horizontally: Bool, vertically: Bool) -> Bitmap {
    guard horizontally || vertically else { return self }
    var result: [UInt32] = []
    result.reserveCapacity(pixels.count)
    for y in 0..<height {
      let start = (vertically ? height - 1 - y : y) * width
      let row = pixels[start..<start + width]
      if horizontally { result += row.reversed() } else { result += row }
    }
    return Bitmap(width: width, height: height, pixels: result)
  }
}

extension Paint {
  fileprivate func applying(_ transform: CGAffineTransform, alpha: CGFloat) -> Paint {
    switch self {
    case .color(let color): .color(color.faded(alpha))
    case .linear(let gradient, let from, let to):
      .linear(gradient.faded(alpha), from: from.applying(transform), to: to.applying(transform))
    case .radial(let gradient, let center, let radius):
      .radial(
        gradient.faded(alpha), center: center.applying(transform),
        radius: radius * transform.stretch)
    }
  }
}

extension TextStyle {
  fileprivate func applying(_ transform: CGAffineTransform, alpha: CGFloat) -> TextStyle {
    var style = self
    style.font.pointSize *= transform.stretch
    style.lineHeight = lineHeight.map { $0 * transform.stretch }
    style.tracking *= transform.stretch
    style.color = color.faded(alpha)
    return style
  }
}

extension Gradient {
  fileprivate func faded(_ share: CGFloat) -> Gradient {
    Gradient(stops.map { Stop($0.location, $0.color.faded(share)) })
  }
}

extension Color {
  fileprivate func faded(_ share: CGFloat) -> Color { withAlphaComponent(alpha * share) }
}

extension CGAffineTransform {
  /// The average factor on lengths.
  package var stretch: CGFloat { abs(a * d - b * c).squareRoot() }
}
