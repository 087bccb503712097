import FocusGeometry
import Foundation

extension SearchPicture {
  func drawTags(on canvas: inout DiagramCanvas) {
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
      canvas.tag(
        tag.text, in: tag.rect, font: isQuiet ? style.quietTagFont : style.tagFont,
        color: isQuiet ? style.onQuietTag : style.onTag,
        on: isQuiet ? style.quietTag : style.color(of: mark), casing: isQuiet ? nil : style.casing)
    }
  }
}
