import FocusGeometry
import Foundation
import HaloDisplayList

extension View {
  /// The view's scale in the root's coordinates, at the end of all animations.
  package var scaleInRoot: CGFloat { transformToRoot.meanScale }
}

extension CGAffineTransform {
  init(scale: CGFloat) { self.init(scaleX: scale, y: scale) }

  /// The geometric mean of the scales: the square root of the change in area.
  var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }
}

extension Shape {
  /// Returns the shape in device space, snapped to whole pixels as the renderer does.
  func onWholePixels(_ toDevice: CGAffineTransform) -> Shape {
    let shape = transformed(by: toDevice)
    let box = shape.bounds
    guard toDevice.isUprightScale, box.width > 0, box.height > 0 else { return shape }
    let (width, height) = (max(1, box.width.rounded()), max(1, box.height.rounded()))
    return shape.transformed(
      by: CGAffineTransform(translationX: box.minX.rounded(), y: box.minY.rounded())
        .scaledBy(x: width / box.width, y: height / box.height)
        .translatedBy(x: -box.minX, y: -box.minY))
  }

  var withWholeEdges: Shape {
    guard case .rounded(let rect, let radius, let curve) = self else { return self }
    let (left, top) = (rect.minX.rounded(), rect.minY.rounded())
    return .rounded(
      CGRect(
        x: left, y: top, width: rect.maxX.rounded() - left, height: rect.maxY.rounded() - top),
      radius: radius, curve: curve)
  }

  /// Points along the outline, close together in curves.
  var samples: [CGPoint] {
    var samples: [CGPoint] = []
    for element in bezierPath.elements {
      switch element {
      case .move(let p), .line(let p): samples.append(p)
      case .curve(let to, let c1, let c2):
        guard let from = samples.last else { continue }
        for step in 1...8 {
          let t = CGFloat(step) / 8
          let (a, b, c, d) = (
            (1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t),
            3 * t * t * (1 - t), t * t * t
          )
          samples.append(
            CGPoint(
              x: a * from.x + b * c1.x + c * c2.x + d * to.x,
              y: a * from.y + b * c1.y + c * c2.y + d * to.y))
        }
      case .close: break
      }
    }
    return samples
  }

  /// Returns the smallest distance of the points from the edge of the rounded or plain rectangle;
  /// negative if one is outside.
  func depth(of points: [CGPoint]) -> CGFloat {
    let (box, radius): (CGRect, CGFloat) =
      switch self {
      case .rounded(let rect, let radius, _):
        (rect, min(max(0, radius), min(rect.width, rect.height) / 2))
      case .rect, .path: (bounds, 0)
      }
    return points.reduce(.infinity) { least, p in
      let x = abs(p.x - box.midX) - (box.width / 2 - radius)
      let y = abs(p.y - box.midY) - (box.height / 2 - radius)
      let outside = hypot(max(x, 0), max(y, 0)) + min(max(x, y), 0) - radius
      return min(least, -outside)
    }
  }
}
