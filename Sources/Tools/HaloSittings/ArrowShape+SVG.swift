import FocusGeometry
import Foundation
import HaloSourceText

extension ArrowShape {
  /// The content of an `svg` element: all casings first, so that none cuts another arrow.
  static func svg(of shapes: [ArrowShape]) -> String {
    let casings = shapes.map { shape in
      path(shape.shaft, stroke: casingColor, shape.width + 2 * shape.casing)
        + path(shape.head, stroke: casingColor, 2 * shape.casing)
    }
    let arrows = shapes.map { shape in
      path(shape.shaft, stroke: color, shape.width) + path(shape.head, fill: color)
    }
    return "<g stroke-linecap=\"round\" stroke-linejoin=\"round\">"
      + casings.joined() + arrows.joined() + "</g>"
  }

  private static func path(_ path: BezierPath, stroke color: UInt32, _ width: CGFloat) -> String {
    guard !path.isEmpty else { return "" }
    return "<path d=\"\(data(of: path))\" fill=\"none\" stroke=\"\(name(of: color))\" "
      + "stroke-width=\"\(width.short)\"/>"
  }

  private static func path(_ path: BezierPath, fill color: UInt32) -> String {
    "<path d=\"\(data(of: path))\" fill=\"\(name(of: color))\"/>"
  }

  private static func data(of path: BezierPath) -> String { path.svgData(spelling: \.short) }

  private static func name(of color: UInt32) -> String {
    let digits = String(color, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
