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
        if let place = item.place {
          style.draw(state, in: place, outline: item.outline, on: &canvas)
        }
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

  /// Returns what to draw for the pointer, which is at `point` in window points: the tag of the
  /// smallest item under it; empty if nothing is there, or its tag is in the picture.
  package func hoverItems(at point: CGPoint) -> [DisplayItem] {
    func area(_ item: FocusStates.Item) -> CGFloat {
      item.place.map { $0.width * $0.height } ?? .infinity
    }
    let hit = states.items.filter { $0.place?.contains(point) == true }
      .min { area($0) < area($1) }
    guard let hit, !tags.contains(where: { $0.item == hit.name }) else { return [] }
    let words = [hit.name, hit.wordings.first ?? hit.state.title].joined(separator: " · ")
    let font = style.search.tagFont
    let rect = bounds.place(TagStyle.size(of: words, font, text), besidePointer: point)
    var canvas = DiagramCanvas(clip: bounds, part: 1)
    canvas.tag(
      words, in: rect, font: font, color: style.search.onTag, on: style.color(of: hit.state),
      casing: style.search.casing)
    return canvas.items
  }
}
