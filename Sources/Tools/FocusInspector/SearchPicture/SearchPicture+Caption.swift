import FocusGeometry
import Foundation
import HaloDisplayList

extension SearchPicture {
  /// The height of the caption below the screen, in points.
  public nonisolated static let captionHeight: CGFloat = 96

  private static let margin: CGFloat = 16

  /// Draws the key and the result, then the reason, then the legend.
  func drawCaption(on canvas: inout DiagramCanvas) {
    let strip = CGRect(x: 0, y: bounds.maxY, width: bounds.width, height: Self.captionHeight)
    let palette = style.palette
    canvas.ground(of: strip, palette)
    var x = Self.margin
    let top = strip.minY + 14
    if let key {
      let font = Font.systemFont(ofSize: 13, weight: .medium)
      let width = max(24, self.width(of: key, font) + 16).rounded(.up)
      let cap = CGRect(x: x, y: top, width: width, height: 24)
      let shape = Shape.rounded(cap, radius: 6, curve: .continuous)
      canvas.add(
        .shadow(
          shape, Shadow(offsetY: 1, sigma: 1, color: Color(white: 0, alpha: 0.15)), knockout: true))
      canvas.add(.fill(shape, .color(palette.card)))
      canvas.add(.hairline(shape, palette.separator))
      write(key, font, palette.label, in: cap, .center, on: &canvas)
      x = cap.maxX + 12
    }
    let room = max(0, strip.width - Self.margin - x)
    write(
      title, .systemFont(ofSize: 16, weight: .semibold), palette.label,
      in: CGRect(x: x, y: top, width: room, height: 24), .left, on: &canvas)
    if let account = explanation.account {
      write(
        account, .systemFont(ofSize: 13),
        palette.secondaryLabel,
        in: CGRect(
          x: Self.margin, y: top + 28, width: max(0, strip.width - 2 * Self.margin), height: 20),
        .left, on: &canvas)
    }
    drawLegend(in: strip, on: &canvas)
  }

  /// A short description of the picture.
  public var title: String {
    switch explanation.trigger {
    case .movement: explanation.change
    case .initial where !explanation.heading.isEmpty: explanation.change
    default: "No movement key: \(explanation.change)"
    }
  }

  private func write(
    _ string: String, _ font: Font, _ color: Color, in rect: CGRect, _ alignment: TextAlignment,
    on canvas: inout DiagramCanvas
  ) {
    guard rect.width > 0 else { return }
    canvas.add(
      .text(string, TextStyle(font: font, color: color, alignment: alignment), rect: rect))
  }

  private func width(of string: String, _ font: Font) -> CGFloat {
    text.size(
      of: string, style: TextStyle(font: font, color: .black, numberOfLines: 1), width: .infinity
    ).width
  }

  // MARK: Legend

  private enum Sample {
    case box(Color, SearchPattern?, dash: [CGFloat])
    case dots
    case line
  }

  /// Draws the kinds that occur in the picture, as many as fit.
  private func drawLegend(in strip: CGRect, on canvas: inout DiagramCanvas) {
    let font = Font.systemFont(ofSize: 11)
    var x = Self.margin
    let middle = strip.maxY - 18
    for (sample, words) in legend {
      let width = self.width(of: words, font).rounded(.up)
      guard x + 28 + width <= strip.maxX - Self.margin else { return }
      let box = CGRect(x: x, y: middle - 7, width: 20, height: 14)
      draw(sample, in: box, on: &canvas)
      write(
        words, font, style.palette.secondaryLabel,
        in: CGRect(x: box.maxX + 6, y: middle - 9, width: width + 2, height: 18), .left, on: &canvas
      )
      x = box.maxX + 6 + width + 18
    }
  }

  private var legend: [(Sample, String)] {
    var entries: [(Sample, String)] = []
    func has(_ test: (SearchMark) -> Bool) -> Bool { marks.contains(where: test) }
    if has({ $0.role == .start }) { entries.append((.box(style.start, nil, dash: []), "start")) }
    if explanation.area != nil { entries.append((.dots, "searched")) }
    if has({ $0.role == .candidate }) {
      let words = "found, best first" + Self.remark([(outOfSight.found, "out of sight")])
      entries.append((.box(style.candidate, .number(0), dash: []), words))
    }
    if has({ $0.role == .guide }) {
      entries.append((.box(style.guide, .number(1), dash: [4, 2]), "focus guide"))
    }
    if has({ $0.role == .stop }) {
      let words = "stops in order" + Self.remark([(outOfSight.found, "out of sight")])
      entries.append((.line, words))
    }
    for (words, color) in reasons {
      let absent = marks.count { $0.exclusion == words && $0.place(in: bounds) == nil }
      entries.append(
        (.box(color, nil, dash: [3, 3]), words + Self.remark([(absent, "out of sight")])))
    }
    return entries
  }

  /// Returns counts of marks that the picture cannot show, in parentheses; empty for none.
  private static func remark(_ counts: [(Int, String)]) -> String {
    let words = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return words.isEmpty ? "" : " (\(words.joined(separator: ", ")))"
  }

  private func draw(_ sample: Sample, in box: CGRect, on canvas: inout DiagramCanvas) {
    switch sample {
    case .dots:
      canvas.fill(BezierPath.dots(around: box.insetBy(dx: 1.5, dy: 1.5), size: 2), style.start)
    case .line:
      canvas.add(
        .fill(
          .rect(CGRect(x: box.minX, y: box.midY - 0.5, width: box.width, height: 1)),
          .color(style.candidate)))
      for x in [box.minX + 3, box.maxX - 3] {
        let dot = CGRect(x: x, y: box.midY, width: 0, height: 0).insetBy(dx: -3, dy: -3)
        canvas.fill(BezierPath(ovalIn: dot), style.candidate)
      }
    case .box(let color, let pattern, let dash):
      if let pattern {
        // Denser than in the picture, so that the pattern is recognizable in a small box.
        let (lines, dots) = SearchPattern(kind: pattern.kind, spacing: 5).paths(in: box)
        canvas.stroke(lines, SearchPattern.lineWidth, color, clip: box.insetBy(dx: 1, dy: 1))
        canvas.fill(dots, color, clip: box.insetBy(dx: 1, dy: 1))
      } else if dash.isEmpty {
        canvas.add(.fill(.rect(box), .color(color.withAlphaComponent(0.16))))
      }
      canvas.add(
        .stroke(.rect(box.insetBy(dx: 0.75, dy: 0.75)), width: 1.5, color: color, dash: dash))
    }
  }
}
