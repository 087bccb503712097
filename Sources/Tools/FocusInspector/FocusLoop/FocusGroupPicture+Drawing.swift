import FocusGeometry
import Foundation
import HaloDisplayList

extension FocusGroupPicture {
  func draw(on canvas: inout DiagramCanvas, style: FocusLoopStyle) {
    let width = FocusLoopStyle.groupOutline
    for box in boxes {
      let color = style.color(ofGroup: box.index)
      let line = box.rect.insetBy(dx: width / 2, dy: width / 2)
      let shape = Shape.rounded(line, radius: FocusLoopStyle.groupRadius, curve: .continuous)
      canvas.add(.fill(shape, .color(color.withAlphaComponent(0.05))))
      canvas.add(.stroke(shape, width: width + 2, color: style.casing, dash: []))
      canvas.add(.stroke(shape, width: width, color: color, dash: []))
    }
    for box in boxes {
      guard let primary = box.primary else { continue }
      let size = FocusLoopStyle.dotted
      canvas.fill(.dots(around: primary, size: size + 2, spacing: 7), style.casing)
      canvas.fill(
        .dots(around: primary, size: size, spacing: 7), style.color(ofGroup: box.index))
    }
    for box in boxes {
      guard let tag = box.tag else { continue }
      canvas.tag(
        box.name, in: tag, font: FocusLoopStyle.nameFont, color: style.onColor,
        on: style.color(ofGroup: box.index), casing: style.casing, alignment: .center)
    }
    if let caption { canvas.note(caption, style: style) }
  }
}
