import DisplayList
import FocusGeometry
import FocusInspector
import Foundation

/// An arrow from what has the focus to where each key would lead, with the key's name.
@MainActor
struct ForecastPicture {
  struct Way: Equatable {
    /// As printed on the key.
    var key: String
    var heading: FocusHeading
    /// The label of what would have the focus; nil: it stays.
    var target: String?
    /// In window points; nil: it stays.
    var frame: CGRect?
  }

  /// What has the focus, in window points; nil for nothing.
  var start: CGRect?
  var ways: [Way]

  private static let font = Font.systemFont(ofSize: 12, weight: .semibold)

  func items(style: SearchStyle, in bounds: CGRect, text: any TextMeasuring) -> [DisplayItem] {
    var canvas = DiagramCanvas(clip: bounds)
    let palette = style.forecast
    if let start {
      canvas.add(
        .stroke(.rect(start), width: 4.5, color: palette.casing, dash: []))
      canvas.add(.stroke(.rect(start), width: 2.5, color: palette.start, dash: []))
    }
    var placement = TagPlacement(bounds: bounds)
    for way in ways { draw(way, palette, on: &canvas) }
    for way in ways { tag(way, palette, &placement, text, on: &canvas) }
    return canvas.items
  }

  /// A little away from the middle, so that two ways between the same two do not cover each other.
  private func shift(of way: Way) -> CGVector {
    way.heading.isDirectional ? CGVector(dx: 0, dy: 0) : CGVector(dx: 10, dy: -10)
  }

  private func line(of way: Way) -> (from: CGPoint, to: CGPoint)? {
    guard let start, let frame = way.frame else { return nil }
    let shift = shift(of: way)
    var (from, to) = (start.center, frame.center)
    from.x += shift.dx
    from.y += shift.dy
    to.x += shift.dx
    to.y += shift.dy
    return (from, to)
  }

  private func draw(_ way: Way, _ palette: Palette, on canvas: inout DiagramCanvas) {
    guard let (from, to) = line(of: way) else { return }
    let angle = atan2(to.y - from.y, to.x - from.x)
    var path = BezierPath()
    path.move(to: from)
    path.addLine(to: CGPoint(x: to.x - cos(angle) * 11, y: to.y - sin(angle) * 11))
    let head = BezierPath.arrowHead(at: to, heading: angle, length: 14)
    let color = way.heading.isDirectional ? palette.arrow : palette.tab
    canvas.stroke(path, 6, palette.casing)
    canvas.stroke(head, 3, palette.casing)
    canvas.stroke(path, 3, color, dash: way.heading.isDirectional ? [] : [6, 5])
    canvas.fill(head, color)
  }

  private func tag(
    _ way: Way, _ palette: Palette, _ placement: inout TagPlacement, _ text: any TextMeasuring,
    on canvas: inout DiagramCanvas
  ) {
    let words = way.frame == nil ? "\(way.key): stays" : way.key
    let style = TextStyle(font: Self.font, color: .black)
    let measured = text.size(of: words, style: style, width: .infinity)
    let size = CGSize(
      width: (measured.width + 2 * TagStyle.padding.width).rounded(.up),
      height: (measured.height + 2 * TagStyle.padding.height).rounded(.up))
    guard let anchor = anchor(of: way, size: size),
      let rect = placement.placeAnywhere(size, near: anchor)
    else { return }
    let ground =
      way.frame == nil ? palette.stop : way.heading.isDirectional ? palette.arrow : palette.tab
    canvas.tag(
      words, in: rect, font: Self.font, color: palette.onTag, on: ground, casing: palette.casing,
      alignment: .center)
  }

  /// Where its tag belongs: at the middle of its arrow, or beside the edge that stops it.
  private func anchor(of way: Way, size: CGSize) -> CGRect? {
    if let (from, to) = line(of: way) {
      let middle = CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
      return CGRect(origin: middle, size: .zero)
    }
    guard let start else { return nil }
    let gap: CGFloat = 6
    let place: CGPoint =
      switch way.heading {
      case .up: CGPoint(x: start.midX, y: start.minY - gap - size.height / 2)
      case .down: CGPoint(x: start.midX, y: start.maxY + gap + size.height / 2)
      case .left: CGPoint(x: start.minX - gap - size.width / 2, y: start.midY)
      case .right: CGPoint(x: start.maxX + gap + size.width / 2, y: start.midY)
      default: CGPoint(x: start.maxX, y: start.minY - gap - size.height / 2)
      }
    return CGRect(origin: place, size: .zero)
  }

  struct Palette {
    var start, arrow, tab, stop, onTag, casing: Color
  }
}

extension SearchStyle {
  /// The colours of the search: where it starts, what is found; and of Tab's path.
  var forecast: ForecastPicture.Palette {
    ForecastPicture.Palette(
      start: start, arrow: candidate, tab: guide, stop: start, onTag: onTag, casing: casing)
  }
}
