import FocusEngine
import FocusGeometry
import Foundation
import HaloAudit
import HaloDisplayList

extension MapPicture {
  /// The height of the caption below the screen, in points.
  public nonisolated static let captionHeight: CGFloat = 76

  /// Returns the screen with the graph over it and a caption below.
  ///
  /// It is as wide as the screen, and higher by ``captionHeight``.
  public func displayList() -> DisplayList {
    var canvas = graphCanvas
    canvas.clip = CGRect(
      x: 0, y: bounds.maxY, width: bounds.width, height: Self.captionHeight)
    drawCaption(on: &canvas)
    return screen.placed(
      in: CGSize(width: bounds.width, height: bounds.height + Self.captionHeight),
      background: style.palette.window, beneath: canvas.items)
  }

  /// The graph alone, to be drawn over the screen.
  package var overlay: [DisplayItem] { graphCanvas.items }

  private var graphCanvas: DiagramCanvas {
    var canvas = DiagramCanvas(clip: bounds)
    canvas.add(.fill(.rect(bounds), .color(style.veil)))
    canvas.clip = room
    for item in graph.items.indices { draw(item, on: &canvas) }
    // Two-way arrows are drawn below those that matter more.
    for arrow in arrows where arrow.kind == .twoWay { draw(arrow, on: &canvas) }
    for arrow in arrows where arrow.kind != .twoWay { draw(arrow, on: &canvas) }
    canvas.clip = bounds
    for tag in tags {
      canvas.tag(
        tag.text, in: tag.rect, font: style.tagFont,
        color: tag.isStart || !tag.isReached ? style.onTag : style.onQuietTag,
        on: tag.isReached ? tag.isStart ? style.guide : style.quietTag : style.start,
        casing: style.casing)
    }
    return canvas
  }

  private func draw(_ item: Int, on canvas: inout DiagramCanvas) {
    guard let place = graph.sight(of: item, in: room, outlines) else { return }
    let inset = min(0.75, place.width / 4, place.height / 4)
    let shape =
      outlines.outline(of: graph.items[item].frame)
      ?? .rounded(place.insetBy(dx: inset, dy: inset), radius: 5, curve: .continuous)
    guard graph.items[item].isEligible else {
      return canvas.add(.stroke(shape, width: 1, color: style.leftOut, dash: [3, 3]))
    }
    guard presses[item] != nil else {
      canvas.add(.fill(shape, .color(style.start.withAlphaComponent(0.14))))
      let lines = SearchPattern.number(0).paths(in: place).lines
      canvas.stroke(
        lines, SearchPattern.lineWidth, style.start.withAlphaComponent(0.8), clip: place)
      canvas.add(.stroke(shape, width: 4, color: style.casing, dash: []))
      return canvas.add(.stroke(shape, width: 2, color: style.start, dash: []))
    }
    let isStart = presses[item] == 0
    canvas.add(.stroke(shape, width: isStart ? 5 : 3.5, color: style.casing, dash: []))
    canvas.add(
      .stroke(
        shape, width: isStart ? 2.5 : 1.25, color: isStart ? style.guide : style.leftOut, dash: []))
  }

  private func draw(_ arrow: MapArrow, on canvas: inout DiagramCanvas) {
    let (color, width, head) = look(of: arrow.kind)
    if arrow.kind == .deadEnd { return drawDeadEnd(arrow, color, on: &canvas) }
    guard arrow.length > 2 else { return }
    let size = min(head, arrow.length * 0.6)
    func along(_ point: CGPoint, _ distance: CGFloat) -> CGPoint {
      CGPoint(
        x: point.x + cos(arrow.angle) * distance, y: point.y + sin(arrow.angle) * distance)
    }
    let isTwoWay = arrow.kind == .twoWay
    var line = BezierPath()
    line.move(to: isTwoWay ? along(arrow.start, size * 0.7) : arrow.start)
    line.addLine(to: along(arrow.end, -size * 0.7))
    var heads = BezierPath.arrowHead(at: arrow.end, heading: arrow.angle, length: size)
    if isTwoWay {
      heads.append(.arrowHead(at: arrow.start, heading: arrow.angle + .pi, length: size))
    }
    canvas.stroke(line, width + 2.5, style.casing)
    canvas.stroke(heads, 2.5, style.casing)
    canvas.stroke(
      line, width, color, dash: arrow.kind == .drift ? [6, 4] : arrow.leavesSight ? [2, 3] : [])
    canvas.fill(heads, color)
  }

  /// Draws a short line that ends at a bar.
  private func drawDeadEnd(
    _ arrow: MapArrow, _ color: Color, on canvas: inout DiagramCanvas
  ) {
    var path = BezierPath()
    path.move(to: arrow.start)
    path.addLine(to: arrow.end)
    let (dx, dy) = (-sin(arrow.angle) * 7, cos(arrow.angle) * 7)
    path.move(to: CGPoint(x: arrow.end.x - dx, y: arrow.end.y - dy))
    path.addLine(to: CGPoint(x: arrow.end.x + dx, y: arrow.end.y + dy))
    canvas.stroke(path, 5.5, style.casing)
    canvas.stroke(path, 2.5, color)
  }

  /// Returns the colour, and the widths of the line and of its head in points.
  private func look(of kind: MapArrow.Kind) -> (color: Color, width: CGFloat, head: CGFloat) {
    switch kind {
    case .twoWay: (style.leftOut, 1.5, 8)
    case .oneWay: (style.start, 2.5, 11)
    case .drift: (style.candidate, 2.5, 11)
    case .deadEnd: (style.start, 2.5, 11)
    }
  }

  // MARK: Caption

  /// A short description of the picture.
  public var title: String {
    let metrics = GraphMetrics(graph)
    let unreached = graph.eligible.count { presses[$0] == nil }
    var words = [metrics.items == 1 ? "1 item" : "\(metrics.items) items"]
    words.append(unreached == 0 ? "all reached" : "\(unreached) not reached")
    if let most = presses.compactMap({ $0 }).max() {
      words.append(most == 1 ? "at most 1 press away" : "at most \(most) presses away")
    }
    if graph.edges.contains(where: { $0.key.isArrow }) {
      words.append("\(Int((metrics.symmetric * 100).rounded())) % of arrows lead back")
    }
    return "Focus map (\(graph.model)): " + words.joined(separator: ", ")
  }

  private static let margin: CGFloat = 16

  private func drawCaption(on canvas: inout DiagramCanvas) {
    let strip = CGRect(x: 0, y: bounds.maxY, width: bounds.width, height: Self.captionHeight)
    let palette = style.palette
    canvas.ground(of: strip, palette)
    let style = TextStyle(
      font: .systemFont(ofSize: 16, weight: .semibold), color: palette.label, numberOfLines: 1)
    canvas.add(
      .text(
        title, style,
        rect: CGRect(
          x: Self.margin, y: strip.minY + 12, width: max(0, strip.width - 2 * Self.margin),
          height: 24)))
    drawLegend(in: strip, on: &canvas)
  }

  private func drawLegend(in strip: CGRect, on canvas: inout DiagramCanvas) {
    let font = Font.systemFont(ofSize: 11)
    var x = Self.margin
    let middle = strip.maxY - 20
    func has(_ kind: MapArrow.Kind) -> Bool { arrows.contains { $0.kind == kind } }
    let entries: [(MapArrow.Kind, String)] = [
      (.twoWay, "leads back"), (.oneWay, "one-way"), (.drift, "back leads elsewhere"),
      (.deadEnd, "leads nowhere, though something lies ahead"),
    ]
    func write(_ words: String, at x: CGFloat) -> CGFloat? {
      let width = text.size(
        of: words, style: TextStyle(font: font, color: .black), width: .infinity
      ).width.rounded(.up)
      guard x + width <= strip.maxX - Self.margin else { return nil }
      canvas.add(
        .text(
          words, TextStyle(font: font, color: style.palette.secondaryLabel),
          rect: CGRect(x: x, y: middle - 9, width: width + 2, height: 18)))
      return x + width + 18
    }
    for (kind, words) in entries where has(kind) {
      var arrow = MapArrow(
        kind, from: CGRect(x: x, y: middle - 1, width: 0, height: 2),
        to: CGRect(x: x + 28, y: middle - 1, width: 0, height: 2), heading: .right, in: strip)
      if kind == .deadEnd { arrow.end.x = arrow.start.x + 14 }
      draw(arrow, on: &canvas)
      guard let next = write(words, at: x + 36) else { return }
      x = next
    }
    let stops = graph.tabStops.count
    _ = write(
      "numbers: presses from where focus begins, and the place in the round of Tab"
        + (stops == 1 ? " (1 stop)" : stops > 1 ? " (\(stops) stops)" : ""), at: x)
  }
}
