import FocusGeometry
import FocusInspector
import Foundation

/// How an arrow over a picture looks: loud, with an edge that stands out from whatever is beneath.
///
/// One shape for what is drawn into a picture and what a page lays over it.
struct ArrowShape {
  /// From the tail into the head, to be stroked; empty where head and tail are one place.
  var shaft = BezierPath()
  /// To be filled: a triangle, or a dot where head and tail are one place.
  var head: BezierPath
  /// Points; of the shaft, and of the casing on each side of shaft and head.
  let width: CGFloat
  let casing: CGFloat

  /// Our choice: red as warnings are, and white.
  static let color: UInt32 = 0xFF3B30
  static let casingColor: UInt32 = 0xFFFFFF

  /// Nil for an arrow that is nowhere.
  ///
  /// - Parameters:
  ///   - arrow: in points.
  ///   - scale: how much thicker than 3 points the shaft is, and all else with it.
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
