import FocusGeometry
import Foundation
import HaloDisplayList

extension FocusLoopPicture {
  func draw(on canvas: inout DiagramCanvas, style: FocusLoopStyle) {
    for disc in discs {
      // Less than two points may be left of an item that is nearly out of sight.
      let inset = min(1, disc.place.width / 4, disc.place.height / 4)
      let place = disc.place.insetBy(dx: inset, dy: inset)
      let shape = disc.outline ?? .rounded(place, radius: 5, curve: .continuous)
      let color = disc.isFocused ? style.focused : style.path
      let width = FocusLoopStyle.stopOutline
      canvas.add(.stroke(shape, width: width + 2, color: style.casing, dash: []))
      canvas.add(.stroke(shape, width: width, color: color, dash: []))
    }
    for leg in legs {
      let width = FocusLoopStyle.pathWidth
      canvas.stroke(leg.line, width + 3, style.casing)
      canvas.stroke(leg.head, 3, style.casing)
    }
    for leg in legs {
      let dash = leg.isBroken ? FocusLoopStyle.dash : []
      canvas.stroke(leg.line, FocusLoopStyle.pathWidth, style.path, dash: dash)
      canvas.fill(leg.head, style.path)
    }
    for disc in discs where disc.isAside {
      var leader = BezierPath()
      leader.move(to: disc.place.center)
      leader.addLine(to: disc.rect.center)
      canvas.stroke(leader, 3, style.casing)
      canvas.stroke(leader, 1, style.path)
    }
    for disc in discs { draw(disc, on: &canvas, style: style) }
    for note in notes + [caption].compactMap({ $0 }) {
      canvas.note(note, style: style)
    }
  }

  private func draw(_ disc: Disc, on canvas: inout DiagramCanvas, style: FocusLoopStyle) {
    let color = disc.isFocused ? style.focused : style.path
    guard disc.isNumbered else {
      canvas.fill(BezierPath(ovalIn: disc.rect.insetBy(dx: -1.5, dy: -1.5)), style.casing)
      return canvas.fill(BezierPath(ovalIn: disc.rect), color)
    }
    canvas.tag(
      String(disc.number), in: disc.rect, font: FocusLoopStyle.numberFont, color: style.onColor,
      on: color, casing: style.casing, radius: disc.rect.height / 2, alignment: .center)
  }
}

extension DiagramCanvas {
  /// Adds a remark on a rounded background with a shadow.
  mutating func note(_ note: FocusLoopPicture.Note, style: FocusLoopStyle) {
    let shape = Shape.rounded(note.rect, radius: note.rect.height / 2, curve: .continuous)
    add(
      .shadow(
        shape, Shadow(offsetY: 1, sigma: 3, color: Color(white: 0, alpha: 0.25)), knockout: true))
    tag(
      note.text, in: note.rect, font: FocusLoopStyle.noteFont, color: style.onNote, on: style.note,
      casing: nil, radius: note.rect.height / 2, alignment: .center)
  }
}
