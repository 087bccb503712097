import FocusGeometry
import Foundation

extension BezierPath {
  /// Returns the path as the attribute `d` of an SVG `path`, with its numbers as `spelling` writes
  /// them.
  package func svgData(spelling: (CGFloat) -> String) -> String {
    func text(_ point: CGPoint) -> String { "\(spelling(point.x)) \(spelling(point.y))" }
    return elements.map { element in
      switch element {
      case .move(let end): "M\(text(end))"
      case .line(let end): "L\(text(end))"
      case .curve(let end, let first, let second): "C\(text(first)) \(text(second)) \(text(end))"
      case .close: "Z"
      }
    }.joined()
  }
}
