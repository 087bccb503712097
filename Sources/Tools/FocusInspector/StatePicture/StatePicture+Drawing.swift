import FocusGeometry
import Foundation
import HaloDisplayList

extension StatePicture {
  /// The items to draw over the screen.
  package var overlay: [DisplayItem] {
    var canvas = DiagramCanvas(clip: bounds)
    canvas.add(.fill(.rect(bounds), .color(style.search.veil)))
    // The outermost ancestor comes first, so that inner ones are visible.
    for ancestor in states.ancestors.reversed() {
      let seen = ancestor.frame.intersection(bounds.insetBy(dx: 1, dy: 1))
      if !seen.isNull, !seen.isEmpty { style.draw(.ancestor, in: seen, on: &canvas) }
    }
    for state in [FocusState.arrows, .tab, .unreached, .refuses, .focused] {
      for item in states.items(state) {
        if let place = item.place { style.draw(state, in: place, on: &canvas) }
      }
    }
    for tag in tags {
      let isQuiet = tag.state == .ancestor
      canvas.tag(
        tag.text, in: tag.rect, font: style.search.tagFont,
        color: isQuiet ? style.color(of: .ancestor) : style.search.onTag,
        on: isQuiet ? style.search.palette.window : style.color(of: tag.state),
        casing: isQuiet ? style.color(of: .ancestor) : style.search.casing)
    }
    return canvas.items
  }
}
