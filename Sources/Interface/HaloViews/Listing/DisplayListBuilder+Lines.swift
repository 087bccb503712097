import FocusGeometry
import Foundation
import HaloDisplayList

extension DisplayListBuilder {
  /// Adds a line of whole pixels along the inside of the outline; `width` is in points.
  package mutating func addLine(
    inside shape: Shape, color: Color, width: CGFloat = 1
  ) {
    // The renderer rounds the outer edge and then the width.
    guard let middle = shape.outset(by: -width / 2) else { return }
    add(.stroke(middle, width: width, color: color, dash: []))
  }
}
