import FocusGeometry
import Foundation
import HaloDisplayList

@MainActor
extension ModelMoves {
  /// The appearance (our choice): light text on a dark ground, and a colour for each place of the
  /// focus, so that panes with the same colour agree.
  private enum Style {
    static let ground = Color(hex: 0x0E0E11)
    static let card = Color(hex: 0x1B1B20)
    static let line = Color(hex: 0x3A3A42)
    static let label = Color(hex: 0xF1F1F4)
    static let quiet = Color(hex: 0xB3B3BC)
    static let nothing = Color(hex: 0x8E8E93)
    static let places: [Color] = [0xFFB454, 0x64C8FF, 0x7FDD8C, 0xFF86B8, 0xB9A2FF].map {
      Color(hex: $0)
    }
    static let name = Font.systemFont(ofSize: 14, weight: .semibold)
    static let body = Font.systemFont(ofSize: 14)
    static let small = Font.systemFont(ofSize: 13)
    static let heading = Font.systemFont(ofSize: 16, weight: .semibold)
    static let dot: CGFloat = 9
  }

  /// The colour around the panes.
  package static var ground: Color { Style.ground }

  private func color(of place: String?) -> Color {
    guard place != nil else { return Style.nothing }
    let named = places.filter { $0.name != nil }
    let index = named.firstIndex { $0.name == place } ?? 0
    return Style.places[index % Style.places.count]
  }

  /// Draws the captions above the panes, and the summary in the place that is left.
  package func draw(in grid: PaneGrid, text: any TextMeasuring, on canvas: inout DiagramCanvas) {
    for (move, pane) in zip(moves, grid.panes) { draw(move, in: pane.caption, text, on: &canvas) }
    if let rest = grid.rest { drawSummary(in: rest, text, on: &canvas) }
  }

  private func draw(
    _ move: Move, in strip: CGRect, _ text: any TextMeasuring, on canvas: inout DiagramCanvas
  ) {
    let line = CGRect(
      x: strip.minX, y: strip.minY, width: strip.width, height: strip.height - 4)
    dot(color(of: move.now), at: CGPoint(x: line.minX + 1, y: line.midY), on: &canvas)
    var x = line.minX + Style.dot + 8
    let width = self.width(of: move.model, Style.name, text)
    write(
      move.model, Style.name, Style.label, x, line, width: min(width, line.maxX - x), on: &canvas)
    x += width + 10
    // Where there is too little room, the place before is left out.
    var words = move.words(hasKey: key != nil)
    if x + self.width(of: words, Style.body, text) > line.maxX, move.before != move.now {
      words = "→ \(move.now ?? "nothing")"
    }
    write(words, Style.body, Style.quiet, x, line, width: line.maxX - x, on: &canvas)
  }

  /// Draws the key, the verdict, and each place of the focus with its models.
  private func drawSummary(
    in area: CGRect, _ text: any TextMeasuring, on canvas: inout DiagramCanvas
  ) {
    var y = area.minY + PaneGrid.captionHeight
    // Where not everything fits, the list of places comes before the verdict.
    let isTight = y + 34 + 34 + CGFloat(places.count) * 24 > area.maxY
    let rowHeight: CGFloat = isTight ? 20 : 24
    func line(_ height: CGFloat) -> CGRect? {
      guard y + height <= area.maxY else { return nil }
      defer { y += height }
      return CGRect(x: area.minX, y: y, width: area.width, height: height)
    }
    if let key, let room = line(34) {
      let width = max(34, self.width(of: key, Style.heading, text) + 22).rounded(.up)
      let cap = CGRect(x: room.minX + 4, y: room.minY, width: width, height: 30)
      let shape = Shape.rounded(cap, radius: 7, curve: .continuous)
      canvas.add(.fill(shape, .color(Style.card)))
      canvas.add(.hairline(shape, Style.line))
      canvas.add(
        .text(
          key, TextStyle(font: Style.heading, color: Style.label, alignment: .center), rect: cap))
    }
    if !isTight, let room = line(34) {
      write(
        verdict, Style.heading, Style.label, room.minX + 4, room, width: room.width - 4, on: &canvas
      )
    }
    for place in places {
      guard let room = line(rowHeight) else { return }
      dot(color(of: place.name), at: CGPoint(x: room.minX + 5, y: room.midY), on: &canvas)
      let name = place.name ?? "nothing"
      var x = room.minX + 4 + Style.dot + 8
      let width = min(self.width(of: name, Style.name, text), room.maxX - x)
      write(name, Style.name, Style.label, x, room, width: width, on: &canvas)
      x += width + 10
      write(
        place.models.joined(separator: ", "), Style.small, Style.quiet, x, room,
        width: room.maxX - x, on: &canvas)
    }
  }

  private func dot(_ color: Color, at point: CGPoint, on canvas: inout DiagramCanvas) {
    let rect = CGRect(
      x: point.x, y: point.y - Style.dot / 2, width: Style.dot, height: Style.dot)
    canvas.fill(BezierPath(ovalIn: rect), color)
  }

  private func write(
    _ words: String, _ font: Font, _ color: Color, _ x: CGFloat, _ line: CGRect, width: CGFloat,
    on canvas: inout DiagramCanvas
  ) {
    guard width > 8 else { return }
    canvas.add(
      .text(
        words, TextStyle(font: font, color: color),
        rect: CGRect(x: x, y: line.minY, width: width, height: line.height)))
  }

  private func width(of words: String, _ font: Font, _ text: any TextMeasuring) -> CGFloat {
    text.size(of: words, style: TextStyle(font: font, color: .black), width: .infinity).width
      .rounded(.up) + 1
  }
}
