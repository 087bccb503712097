import FocusGeometry
import FocusInspector
import Foundation
import HaloDisplayList

/// A picture with arrows from the focused item to where each key would lead, and the names of the
/// keys.
@MainActor
struct ForecastPicture {
  struct Way: Equatable {
    /// The label of the key.
    var key: String
    var heading: FocusHeading
    /// The label of the item that would have the focus; nil if the focus would stay.
    var target: String?
    /// The frame of that item, in window points; nil if the focus would stay.
    var frame: CGRect?
  }

  /// The outline in which the focused item is drawn, in window points; nil if there is none.
  var outline: Shape?
  var ways: [Way]
  /// The screen, whose texts no label covers.
  var screen: DisplayList

  /// The place of the focused item, in window points; nil if there is none.
  private var start: CGRect? { outline?.bounds }

  /// Points that an arrow reaches into its target.
  private static let depth: CGFloat = 18

  /// An arrow, shared by keys that lead to the same place.
  private struct Leg {
    var keys: [String]
    var frame: CGRect
    var isTabAlone: Bool
  }

  private var legs: [Leg] {
    var legs: [Leg] = []
    for way in ways {
      guard let frame = way.frame else { continue }
      if let index = legs.firstIndex(where: { $0.frame == frame }) {
        legs[index].keys.append(way.key)
        legs[index].isTabAlone = false
      } else {
        legs.append(Leg(keys: [way.key], frame: frame, isTabAlone: !way.heading.isDirectional))
      }
    }
    return legs
  }

  func items(style: SearchStyle, in bounds: CGRect, text: any TextMeasuring) -> [DisplayItem] {
    var canvas = DiagramCanvas(clip: bounds)
    if let outline {
      let line = outline.outset(by: 1) ?? outline
      canvas.add(.stroke(line, width: 5, color: style.casing, dash: []))
      canvas.add(.stroke(line, width: 2.5, color: style.start, dash: []))
    }
    var placement = TagPlacement(bounds: bounds)
    placement.items = ([start] + ways.map(\.frame)).compactMap { $0 }
    placement.texts = screen.textPlaces(text)
    for leg in legs { draw(leg, style, on: &canvas) }
    // Labels stand beside the arrows, because some arrows are too short to be covered.
    placement.avoided = legs.compactMap(ends).flatMap { from, to in
      (0...8).map { step in
        let part = CGFloat(step) / 8
        let place = CGPoint(
          x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
        return CGRect(origin: place, size: .zero).insetBy(dx: -9, dy: -9)
      }
    }
    for leg in legs {
      guard let (from, to) = ends(of: leg) else { continue }
      let middle = CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
      tag(
        leg.keys.joined(separator: ", "), near: middle,
        leg.isTabAlone ? style.guide : style.candidate,
        style, &placement, text, on: &canvas)
    }
    for way in ways where way.frame == nil {
      guard let place = edge(of: way) else { continue }
      tag(
        "\(way.key): stays", near: place, style.start, style, &placement, text, on: &canvas)
    }
    return canvas.items
  }

  /// The ends of the arrow: the edge of the focused item, and a point a little inside the target;
  /// nil if nothing is focused, or if both have the same centre.
  private func ends(of leg: Leg) -> (from: CGPoint, to: CGPoint)? {
    guard let start else { return nil }
    let (a, b) = (start.center, leg.frame.center)
    let length = hypot(b.x - a.x, b.y - a.y)
    guard length > 1 else { return nil }
    let direction = CGPoint(x: (b.x - a.x) / length, y: (b.y - a.y) / length)
    // The distance from the centre to the edge along the line.
    func reach(_ rect: CGRect) -> CGFloat {
      min(
        abs(direction.x) < 1e-6 ? .infinity : rect.width / 2 / abs(direction.x),
        abs(direction.y) < 1e-6 ? .infinity : rect.height / 2 / abs(direction.y))
    }
    let first = min(reach(start), length * 0.4)
    let last = max(first + 8, length - max(0, reach(leg.frame) - Self.depth))
    return (
      CGPoint(x: a.x + direction.x * first, y: a.y + direction.y * first),
      CGPoint(x: a.x + direction.x * last, y: a.y + direction.y * last)
    )
  }

  private func draw(_ leg: Leg, _ style: SearchStyle, on canvas: inout DiagramCanvas) {
    guard let (from, to) = ends(of: leg) else { return }
    let angle = atan2(to.y - from.y, to.x - from.x)
    var path = BezierPath()
    path.move(to: from)
    path.addLine(to: CGPoint(x: to.x - cos(angle) * 11, y: to.y - sin(angle) * 11))
    let head = BezierPath.arrowHead(at: to, heading: angle, length: 14)
    let color = leg.isTabAlone ? style.guide : style.candidate
    canvas.stroke(path, 6, style.casing)
    canvas.stroke(head, 3, style.casing)
    canvas.stroke(path, 3, color, dash: leg.isTabAlone ? [6, 5] : [])
    canvas.fill(head, color)
  }

  private func tag(
    _ words: String, near place: CGPoint, _ ground: Color, _ style: SearchStyle,
    _ placement: inout TagPlacement, _ text: any TextMeasuring, on canvas: inout DiagramCanvas
  ) {
    let font = Font.systemFont(ofSize: 12 * style.textScale, weight: .semibold)
    let size = TagStyle.size(of: words, font, text)
    guard let rect = placement.placeAnywhere(size, near: CGRect(origin: place, size: .zero)) else {
      return
    }
    canvas.tag(
      words, in: rect, font: font, color: style.onTag, on: ground, casing: style.casing,
      alignment: .center)
  }

  /// The point beside the edge at which a key stops.
  private func edge(of way: Way) -> CGPoint? {
    guard let start else { return nil }
    let (across, down) = (CGFloat(52), CGFloat(22))
    return switch way.heading {
    case .up: CGPoint(x: start.midX, y: start.minY - down)
    case .down: CGPoint(x: start.midX, y: start.maxY + down)
    case .left: CGPoint(x: start.minX - across, y: start.midY)
    case .right: CGPoint(x: start.maxX + across, y: start.midY)
    default: CGPoint(x: start.maxX, y: start.minY - down)
    }
  }
}
