import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// Arrows from the guides to the buttons that they lead to.
@MainActor
final class GuideArrows: Decoration {
  struct Arrow: Equatable {
    /// The corners of the line, from the guide to the button.
    var points: [CGPoint]
    var color: Color
  }

  var arrows: [Arrow] = [] { didSet { if arrows != oldValue { setNeedsDisplay() } } }

  private static let lineWidth: CGFloat = 3
  private static let radius: CGFloat = 16
  private static let head: CGFloat = 11

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    // The outlines of the guides say the same in words.
    accessibilityElementsHidden = true
  }

  override func draw(into builder: inout DisplayListBuilder) {
    for arrow in arrows {
      guard let last = arrow.points.last, arrow.points.count > 1 else { continue }
      builder.add(
        .stroke(
          .path(line(arrow.points)), width: Self.lineWidth, color: arrow.color, dash: [10, 8]))
      let before = arrow.points[arrow.points.count - 2]
      let (dx, dy) = (sign(last.x - before.x), sign(last.y - before.y))
      // The two sides of the head meet at the end of the line.
      let back = CGPoint(x: last.x - dx * Self.head, y: last.y - dy * Self.head)
      var head = BezierPath()
      head.move(to: CGPoint(x: back.x + dy * Self.head, y: back.y + dx * Self.head))
      head.addLine(to: last)
      head.addLine(to: CGPoint(x: back.x - dy * Self.head, y: back.y - dx * Self.head))
      builder.add(
        .stroke(.path(head), width: Self.lineWidth, color: arrow.color, dash: []))
    }
  }

  private func sign(_ length: CGFloat) -> CGFloat { length > 0 ? 1 : length < 0 ? -1 : 0 }

  /// Returns a line of horizontal and vertical parts with round corners.
  private func line(_ points: [CGPoint]) -> BezierPath {
    var path = BezierPath()
    path.move(to: points[0])
    for (index, corner) in points.enumerated().dropFirst() {
      guard index + 1 < points.count else {
        path.addLine(to: corner)
        break
      }
      let (before, after) = (points[index - 1], points[index + 1])
      let radius = min(
        Self.radius, distance(before, corner) / 2, distance(corner, after) / 2)
      let start = towards(before, from: corner, by: radius)
      let end = towards(after, from: corner, by: radius)
      path.addLine(to: start)
      path.addCurve(
        to: end, controlPoint1: towards(corner, from: start, by: radius * 0.55),
        controlPoint2: towards(corner, from: end, by: radius * 0.55))
    }
    return path
  }

  private func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
    abs(one.x - other.x) + abs(one.y - other.y)
  }

  private func towards(_ goal: CGPoint, from point: CGPoint, by length: CGFloat) -> CGPoint {
    CGPoint(
      x: point.x + sign(goal.x - point.x) * length, y: point.y + sign(goal.y - point.y) * length)
  }
}
