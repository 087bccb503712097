import FocusGeometry
import Foundation
import HaloDisplayList

extension SearchPicture {
  func drawTags(on canvas: inout DiagramCanvas) {
    for tag in tags {
      guard let leader = tag.leader else { continue }
      var line = BezierPath()
      line.move(to: leader)
      line.addLine(to: tag.rect.center)
      canvas.stroke(line, 3, style.casing)
      canvas.stroke(line, 1, color(of: marks[tag.mark]))
    }
    for tag in tags { draw(tag.text, of: marks[tag.mark], in: tag.rect, on: &canvas) }
  }

  private func draw(
    _ words: String, of mark: SearchMark, in rect: CGRect, on canvas: inout DiagramCanvas
  ) {
    let isQuiet = mark.role == .leftOut
    canvas.tag(
      words, in: rect, font: isQuiet ? style.quietTagFont : style.tagFont,
      color: isQuiet ? style.onQuietTag : style.onTag,
      on: isQuiet ? style.quietTag : color(of: mark),
      casing: isQuiet ? color(of: mark) : style.casing)
  }

  /// Returns what to draw for the pointer, which is at `point` in window points: the outline and the
  /// tag of the smallest item under it; empty if nothing is there, or its tag is in the picture.
  package func hoverItems(at point: CGPoint) -> [DisplayItem] {
    let hit = marks.indices.filter { marks[$0].place(in: bounds)?.contains(point) == true }
      .min { marks[$0].frame.area < marks[$1].frame.area }
    guard let hit, !tags.contains(where: { $0.mark == hit }), let words = marks[hit].wordings.first
    else { return [] }
    let mark = marks[hit]
    var canvas = DiagramCanvas(clip: bounds, part: 1)
    let shape = mark.outline ?? .rect(mark.frame)
    canvas.add(.stroke(shape, width: 4, color: style.casing, dash: []))
    canvas.add(.stroke(shape, width: 2, color: color(of: mark), dash: []))
    let font = mark.role == .leftOut ? style.quietTagFont : style.tagFont
    draw(
      words, of: mark, in: bounds.place(TagStyle.size(of: words, font, text), besidePointer: point),
      on: &canvas)
    return canvas.items
  }
}

extension CGRect {
  fileprivate var area: CGFloat { width * height }

  /// Returns a place for a tag below the pointer, or above it at the lower edge; inside the
  /// rectangle.
  func place(_ size: CGSize, besidePointer point: CGPoint) -> CGRect {
    let (right, below) = (CGFloat(12), CGFloat(20))
    let y = point.y + below + size.height <= maxY ? point.y + below : point.y - 8 - size.height
    return CGRect(
      x: max(minX, min(point.x + right, maxX - size.width)), y: max(minY, y), width: size.width,
      height: size.height)
  }
}
