import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSceneGraph

/// The curves of moves: the share of the way over time, and the velocity below it.
@MainActor
package struct OnionCurves {
  private let moves: [OnionMove]
  private let every: Double
  private let style: SearchStyle
  /// Milliseconds from the left edge to the right.
  private let span: Double

  private static let margin: CGFloat = 16
  /// The space on the left for the labels of the axes, in points at a text scale of 1.
  private static let labels: CGFloat = 44
  /// The height of the label of the velocity with the space below it, in points at a text scale of
  /// 1.
  private static let line: CGFloat = 18

  /// Creates curves.
  ///
  /// - Parameters:
  ///   - moves: the moves, which share the axes.
  ///   - every: milliseconds between two marks.
  ///   - style: the colours, and the scale of text.
  package init(_ moves: [OnionMove], every: Double, style: SearchStyle) {
    (self.moves, self.every, self.style) = (moves, every, style)
    let rest = moves.map(\.rest).max() ?? 0
    span = max(every, ((rest + every / 2) / every).rounded(.up) * every)
  }

  /// Draws the titles, the curves and the axis of time.
  ///
  /// - Parameters:
  ///   - strip: the frame of all of it, in points.
  ///   - key: the name of the key, for the titles; nil for no titles.
  ///   - canvas: the canvas to draw on.
  package func draw(in strip: CGRect, key: String?, on canvas: inout DiagramCanvas) {
    let scale = style.textScale
    let inner = strip.insetBy(dx: Self.margin * scale, dy: 10 * scale)
    var y = inner.minY
    for (number, move) in moves.enumerated() {
      guard let key else { break }
      let name = [number == 0 && !key.isEmpty ? key : "", move.name].filter { !$0.isEmpty }
        .joined(separator: ", ")
      write(
        (name.isEmpty ? "" : "\(name)  ·  ") + move.words, 13, .semibold,
        moves.count > 1 ? OnionPicture.color(of: number, style) : style.palette.label,
        CGRect(x: inner.minX, y: y, width: inner.width, height: 20 * scale), .left, &canvas)
      y += 22 * scale
    }
    y += 6 * scale
    let axis = inner.maxY - 16 * scale
    let left = inner.minX + Self.labels * scale
    let room = CGRect(x: left, y: y, width: inner.maxX - left, height: max(1, axis - y))
    let way = CGRect(x: left, y: y, width: room.width, height: room.height * 0.62)
    // The label of the velocity has a line of its own between the two curves.
    let top = way.maxY + 2 * scale + Self.line * scale
    let velocity = CGRect(
      x: left, y: top, width: room.width, height: max(1, axis - 2 * scale - top))
    drawTimes(over: room, axis: axis, on: &canvas)
    drawWay(in: way, on: &canvas)
    drawVelocity(in: velocity, on: &canvas)
  }

  // MARK: Axes

  private func x(_ time: Double, in rect: CGRect) -> CGFloat {
    rect.minX + rect.width * CGFloat(min(1, time / span))
  }

  private func drawTimes(over room: CGRect, axis: CGFloat, on canvas: inout DiagramCanvas) {
    let scale = style.textScale
    let count = Int((span / every).rounded())
    // At most as many labels as fit.
    let width = 52 * scale
    let step = max(1, Int((width * CGFloat(count + 1) / max(1, room.width)).rounded(.up)))
    for index in 0...max(1, count) {
      let time = Double(index) * every
      let place = x(time, in: room)
      canvas.add(
        .fill(
          .rect(CGRect(x: place - 0.5, y: room.minY, width: 1, height: room.height)),
          .color(style.palette.separator)))
      guard index % step == 0 else { continue }
      let number = time == time.rounded() ? "\(Int(time))" : String(format: "%.1f", time)
      let isFirst = index == 0
      let isLast = index == count
      let label = CGRect(
        x: isFirst ? place : isLast ? place - width : place - width / 2, y: axis,
        width: width, height: 16 * scale)
      write(
        index == 0 ? "0 ms" : number, 11, .regular, style.palette.secondaryLabel, label,
        isFirst ? .left : isLast ? .right : .center, &canvas)
    }
  }

  private func label(
    _ words: String, at y: CGFloat, of rect: CGRect, on canvas: inout DiagramCanvas
  ) {
    let scale = style.textScale
    write(
      words, 11, .regular, style.palette.secondaryLabel,
      CGRect(
        x: rect.minX - Self.labels * scale, y: y - 8 * scale, width: (Self.labels - 6) * scale,
        height: 16 * scale), .right, &canvas)
  }

  // MARK: Curves

  private func drawWay(in rect: CGRect, on canvas: inout DiagramCanvas) {
    let most = max(1, moves.flatMap(\.progress).max() ?? 1)
    let least = min(0, moves.flatMap(\.progress).min() ?? 0)
    func y(_ share: Double) -> CGFloat {
      rect.maxY - rect.height * CGFloat((share - least) / max(0.001, most - least))
    }
    for (share, words) in [(0.0, "0 %"), (1.0, "100 %")] {
      canvas.add(
        .fill(
          .rect(CGRect(x: rect.minX, y: y(share) - 0.5, width: rect.width, height: 1)),
          .color(style.palette.separator)))
      label(words, at: y(share), of: rect, on: &canvas)
    }
    for (number, move) in moves.enumerated() {
      let progress = move.progress
      draw(move, progress, OnionPicture.color(of: number, style), 2, in: rect, y, on: &canvas)
      let outlines = move.outlines(every: every)
      for (index, outline) in outlines.enumerated() {
        guard let place = move.samples.firstIndex(where: { $0.time == outline.time }) else {
          continue
        }
        let side = 8 * style.textScale
        let middle = CGPoint(x: x(outline.time, in: rect), y: y(progress[place]))
        let dot = CGRect(
          x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side)
        let alpha = OnionPicture.opacity(of: index, among: outlines.count)
        canvas.fill(BezierPath(ovalIn: dot), style.palette.window)
        canvas.fill(
          BezierPath(ovalIn: dot),
          OnionPicture.color(of: number, style).withAlphaComponent(alpha))
      }
    }
  }

  private func drawVelocity(in rect: CGRect, on canvas: inout DiagramCanvas) {
    let velocities = moves.map(\.velocity)
    let most = max(0.001, velocities.flatMap(\.self).max() ?? 0)
    let least = min(0, velocities.flatMap(\.self).min() ?? 0)
    func y(_ value: Double) -> CGFloat {
      rect.maxY - rect.height * CGFloat((value - least) / (most - least))
    }
    canvas.add(
      .fill(
        .rect(CGRect(x: rect.minX, y: y(0) - 0.5, width: rect.width, height: 1)),
        .color(style.palette.separator)))
    for (number, move) in moves.enumerated() {
      let velocity = velocities[number]
      draw(move, velocity, OnionPicture.color(of: number, style), 1.5, in: rect, y, on: &canvas)
      guard number == 0, let peak = velocity.indices.max(by: { velocity[$0] < velocity[$1] })
      else { continue }
      let speed =
        move.isMoving
        ? "\(Int((velocity[peak] * Double(move.distance)).rounded())) pt/s"
        : String(format: "%.0f/s", velocity[peak])
      let scale = style.textScale
      let time = Int(move.samples[peak].time.rounded())
      write(
        "velocity, at most \(speed) after \(time) ms", 11, .regular,
        style.palette.secondaryLabel,
        CGRect(
          x: rect.minX, y: rect.minY - Self.line * scale, width: rect.width - 4 * scale,
          height: 16 * scale), .right, &canvas)
    }
  }

  private func draw(
    _ move: OnionMove, _ values: [Double], _ color: Color, _ width: CGFloat, in rect: CGRect,
    _ y: (Double) -> CGFloat, on canvas: inout DiagramCanvas
  ) {
    var path = BezierPath()
    for (index, sample) in move.samples.enumerated() where sample.time <= span {
      let point = CGPoint(x: x(sample.time, in: rect), y: y(values[index]))
      if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
    }
    canvas.stroke(path, width * style.textScale, color)
  }

  private func write(
    _ words: String, _ size: CGFloat, _ weight: Font.Weight, _ color: Color, _ rect: CGRect,
    _ alignment: TextAlignment, _ canvas: inout DiagramCanvas
  ) {
    guard rect.width > 0 else { return }
    canvas.add(
      .text(
        words,
        TextStyle(
          font: .systemFont(ofSize: size * style.textScale, weight: weight), color: color,
          alignment: alignment, numberOfLines: 1), rect: rect))
  }
}
