import FocusGeometry
import Foundation

extension SearchPicture {
  func drawTags(on canvas: inout Canvas) {
    for tag in tags {
      guard let leader = tag.leader else { continue }
      var line = BezierPath()
      line.move(to: leader)
      line.addLine(to: tag.rect.center)
      canvas.stroke(line, 3, style.casing)
      canvas.stroke(line, 1, style.color(of: marks[tag.mark]))
    }
    for tag in tags {
      let mark = marks[tag.mark]
      let isQuiet = mark.role == .leftOut
      let radius = SearchStyle.tagRadius
      let shape = Shape.rounded(tag.rect, radius: radius, curve: .continuous)
      if !isQuiet, let ring = shape.outset(by: 1) {
        canvas.add(.fill(ring, .color(style.casing)))
      }
      canvas.add(.fill(shape, .color(isQuiet ? style.quietTag : style.color(of: mark))))
      canvas.add(
        .text(
          tag.text,
          TextStyle(
            font: isQuiet ? SearchStyle.quietTagFont : SearchStyle.tagFont,
            color: isQuiet ? style.onQuietTag : style.onTag, numberOfLines: 0),
          rect: tag.rect.insetBy(dx: SearchStyle.tagPadding.width, dy: 0)))
    }
  }
}
