import FocusGeometry
import Foundation
import HaloDisplayList

extension DisplayListBuilder {
  /// Adds a line of whole pixels along the inside of the outline; `width` is in points.
  package mutating func addLine(
    inside shape: Shape, of view: View, color: Color, width: CGFloat = 1
  ) {
    let t = state.surroundings.transform
    let drawn = abs(t.a * t.d - t.b * t.c).squareRoot()
    let scale = max((view.rootView?.contentScale ?? 1) * drawn, 0.1)
    let pixels = max(1, (scale * width).rounded())
    // The renderer snaps strokes to whole pixels and rounds halves up, so the inset is slightly
    // less than half.
    guard let middle = shape.outset(by: -(pixels / 2 - 0.01) / scale) else { return }
    add(.stroke(middle, width: width, color: color, dash: []))
  }
}
