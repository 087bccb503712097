import FocusGeometry
import Foundation
import HaloDisplayList

extension SearchPicture {
  /// Returns the screen with the search over it and a caption below.
  ///
  /// It is as wide as the screen, and higher by ``captionHeight``.
  public func displayList() -> DisplayList {
    var canvas = searchCanvas
    canvas.clip = CGRect(
      x: 0, y: bounds.maxY, width: bounds.width, height: Self.captionHeight)
    drawCaption(on: &canvas)
    return screen.placed(
      in: CGSize(width: bounds.width, height: bounds.height + Self.captionHeight),
      background: style.palette.window, beneath: canvas.items)
  }

  /// The search alone, to be drawn over the screen that it examined.
  package var overlay: [DisplayItem] { searchCanvas.items }

  private var searchCanvas: DiagramCanvas {
    var canvas = DiagramCanvas(clip: bounds)
    drawVeil(on: &canvas)
    drawMarks(on: &canvas)
    drawOrder(on: &canvas)
    drawArea(on: &canvas)
    drawRoute(on: &canvas)
    drawTags(on: &canvas)
    return canvas
  }

  // MARK: Veil and area

  /// Dims everything except the searched area, the start and the target.
  private func drawVeil(on canvas: inout DiagramCanvas) {
    let ends = marks.filter { $0.role == .start || $0.fate != .none }.map(\.frame)
    let area = explanation.area.map { [$0.rect] } ?? []
    canvas.veil(bounds, except: area + ends, style.veil)
  }

  /// Outlines the searched area with round dots, inside the screen and beside its texts.
  private func drawArea(on canvas: inout DiagramCanvas) {
    guard let area = explanation.area?.rect.intersection(bounds), !area.isNull,
      area.width > 0, area.height > 0
    else { return }
    let rect = area.insetBy(
      dx: min(Self.dotSize, area.width / 2), dy: min(Self.dotSize, area.height / 2))
    let texts = screen.textPlaces(text).map { $0.insetBy(dx: -4, dy: -Self.dotSize) }
    for (size, color) in [(Self.dotSize + 1.5, style.casing), (Self.dotSize, style.start)] {
      canvas.fill(BezierPath.dots(around: rect, size: size, avoiding: texts), color)
    }
  }

  /// The diameter of a dot, in points.
  private static let dotSize: CGFloat = 2.5

  // MARK: Marks

  private func drawMarks(on canvas: inout DiagramCanvas) {
    var pattern = 0
    // The least important marks are drawn first, so that they cover nothing important.
    for mark in marks.reversed() {
      guard let sight = mark.onScreen?.intersection(bounds), !sight.isEmpty else { continue }
      canvas.clip = Self.room(for: mark.frame, seen: sight).intersection(bounds)
      let color = color(of: mark)
      let parts = mark.parts.isEmpty ? [mark.frame] : mark.parts
      switch mark.role {
      case .leftOut:
        outline(mark.shape(of: mark.frame), 1, color, dash: [3, 3], on: &canvas)
      case .start:
        let shape = mark.shape(of: mark.frame)
        canvas.add(.fill(shape, .color(color.withAlphaComponent(0.16))))
        outline(shape, SearchStyle.strongOutline, color, on: &canvas)
      case .candidate, .guide, .stop, .target:
        for part in parts {
          canvas.add(.fill(mark.shape(of: part), .color(color.withAlphaComponent(0.12))))
        }
        if mark.role != .stop || mark.fate != .none {
          fill(parts, with: .number(patternNumber(of: mark, next: &pattern)), color, on: &canvas)
        }
        for part in parts {
          outline(
            mark.shape(of: part),
            mark.fate == .none ? SearchStyle.outline : SearchStyle.strongOutline, color,
            dash: mark.isGuide ? [8, 4] : [], on: &canvas)
        }
      }
    }
    canvas.clip = bounds
  }

  /// Returns `seen`, enlarged by the width of an outline at the edges where nothing cuts off the
  /// frame.
  private static func room(for frame: CGRect, seen: CGRect) -> CGRect {
    let line = SearchStyle.strongOutline
    func outset(_ edge: CGFloat, _ own: CGFloat) -> CGFloat { abs(edge - own) < 0.5 ? line : 0 }
    let (left, top) = (outset(seen.minX, frame.minX), outset(seen.minY, frame.minY))
    return CGRect(
      x: seen.minX - left, y: seen.minY - top,
      width: seen.width + left + outset(seen.maxX, frame.maxX),
      height: seen.height + top + outset(seen.maxY, frame.maxY))
  }

  /// Returns the rank, from 0; marks without a rank have numbers above all ranks.
  ///
  /// The first patterns differ most from each other, so the best candidates get them.
  private func patternNumber(of mark: SearchMark, next: inout Int) -> Int {
    if let number = mark.number { return number - 1 }
    next += 1
    return marks.count + next
  }

  private func fill(
    _ parts: [CGRect], with pattern: SearchPattern, _ color: Color, on canvas: inout DiagramCanvas
  ) {
    let texts = screen.textPlaces(text).map { $0.insetBy(dx: -5, dy: -2).integral }
    for part in parts {
      let seen = part.intersection(bounds)
      guard !seen.isNull, !seen.isEmpty else { continue }
      let (lines, dots) = pattern.paths(in: seen)
      // The pattern leaves texts free, which would be unreadable under it.
      var region = VisibleRegion(seen)
      for text in texts { region.subtract(text) }
      for place in region.rects {
        canvas.stroke(lines, SearchPattern.lineWidth, color.withAlphaComponent(0.8), clip: place)
        canvas.fill(dots, color.withAlphaComponent(0.9), clip: place)
      }
    }
  }

  /// Draws an outline just inside the edge; one wider than 1 point has a casing behind it.
  private func outline(
    _ shape: Shape, _ width: CGFloat, _ color: Color, dash: [CGFloat] = [],
    on canvas: inout DiagramCanvas
  ) {
    let bounds = shape.bounds
    let line = shape.outset(by: -min(width, bounds.width, bounds.height) / 2) ?? shape
    if width > 1 {
      canvas.add(
        .stroke(line, width: width + 2, color: style.casing.withAlphaComponent(0.5), dash: []))
    }
    canvas.add(.stroke(line, width: width, color: color, dash: dash))
  }

  /// Draws a line through the stops of a linear movement, such as one by Tab.
  private func drawOrder(on canvas: inout DiagramCanvas) {
    guard explanation.trigger == .movement, !explanation.heading.isDirectional else { return }
    let stops = marks.filter { $0.number != nil }.sorted { ($0.number ?? 0) < ($1.number ?? 0) }
    let centres = stops.map(\.frame.center)
    var path = BezierPath()
    for (index, point) in centres.enumerated() {
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    guard centres.count > 1, let first = centres.first, let last = centres.last else { return }
    if centres.count > 2 {
      // Tab continues from the last stop to the first.
      var back = BezierPath()
      back.move(to: last)
      back.addLine(to: first)
      canvas.stroke(back, 1, style.candidate, dash: [3, 4])
    }
    canvas.stroke(path, 3, style.casing.withAlphaComponent(0.5))
    canvas.stroke(path, 1, style.candidate)
    for point in centres {
      let dot = CGRect(origin: point, size: .zero).insetBy(dx: -3, dy: -3)
      canvas.fill(BezierPath(ovalIn: dot), style.candidate)
    }
  }
}

extension SearchMark {
  /// Returns the outline in which it is drawn, or else `part` of its frame.
  fileprivate func shape(of part: CGRect) -> Shape { outline ?? .rect(part) }
}
