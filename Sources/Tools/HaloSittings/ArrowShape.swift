import FocusGeometry
import FocusInspector
import Foundation

/// The shape of an arrow over a picture: conspicuous, with a casing that contrasts with any
/// picture.
///
/// The same shape is drawn into pictures and laid over them by the page.
struct ArrowShape {
  /// The line to stroke from the tail into the head; empty where both are the same place.
  var shaft = BezierPath()
  /// The shape to fill: a triangle, or a dot where head and tail are the same place.
  var head: BezierPath
  /// The width of the shaft, and that of the casing on each side of shaft and head, in points.
  let width: CGFloat
  let casing: CGFloat

  /// The colours as `0xRRGGBB` (our choice): a warning's red, and white.
  static let color: UInt32 = 0xFF3B30
  static let casingColor: UInt32 = 0xFFFFFF

  /// Creates the shape of an arrow; nil if a coordinate is not finite, or is 1,000,000 points or
  /// more from 0.
  ///
  /// - Parameters:
  ///   - arrow: the arrow, in points.
  ///   - scale: the factor by which the shaft is thicker than 3 points, and all else with it.
  init?(_ arrow: Take.Arrow, scale: CGFloat = 1) {
    let (tail, tip) = (arrow.tail, arrow.head)
    guard [tail.x, tail.y, tip.x, tip.y].allSatisfy({ abs($0) < 1e6 }) else { return nil }
    width = 3 * scale
    casing = 1.5 * scale
    let length = hypot(tip.x - tail.x, tip.y - tail.y)
    guard length > width else {
      head = BezierPath(
        ovalIn: CGRect(origin: tip, size: .zero).insetBy(dx: -2 * width, dy: -2 * width))
      return
    }
    let heading = atan2(tip.y - tail.y, tip.x - tail.x)
    let reach = min(18 * scale, length)
    head = .arrowHead(at: tip, heading: heading, length: reach)
    // The shaft ends inside the head, behind its tip.
    let neck = max(0, length - reach * 0.7)
    guard neck > 0 else { return }
    shaft.move(to: tail)
    shaft.addLine(to: CGPoint(x: tail.x + cos(heading) * neck, y: tail.y + sin(heading) * neck))
  }
}
