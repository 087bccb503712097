import FocusGeometry
import Foundation

/// A closed outline around a form; its name is the last word of the form's name.
enum Container: String, CaseIterable {
  case circle, square, rectangle, triangle, diamond, hexagon, octagon
  case shield, seal, capsule, app, bubble

  /// The outline on the 24-unit grid; see ``PathNotation``.
  var outline: String {
    switch self {
    case .circle: "O 12 12 9.4"
    case .square: "R 3.4 3.4 17.2 17.2 3.6"
    case .rectangle: "R 2 4.7 20 14.6 3"
    case .triangle: "P 2.2 12 2.2 22.6 20.6 1.4 20.6"
    case .diamond: "P 2.2 12 1.6 22.4 12 12 22.4 1.6 12"
    case .hexagon: "P 2 12 1.9 20.8 6.95 20.8 17.05 12 22.1 3.2 17.05 3.2 6.95"
    case .octagon:
      "P 1.6 8.1 2.7 15.9 2.7 21.3 8.1 21.3 15.9 15.9 21.3 8.1 21.3 2.7 15.9 2.7 8.1"
    case .shield:
      """
      M 12 2.4 C 14.4 4.3 17 5.2 20 5.4 V 11.4 C 20 16.4 16.8 19.8 12 21.6
      C 7.2 19.8 4 16.4 4 11.4 V 5.4 C 7 5.2 9.6 4.3 12 2.4 Z
      """
    case .seal: Self.ring(points: 10, outer: 10.3, inner: 8.5, radius: 1.5)
    case .capsule: "R 1.6 6 20.8 12 6"
    case .app: "R 3 3 18 18 5.2"
    case .bubble: Motifs.speech
    }
  }

  /// The circle into which the form inside has to fit, on the 24-unit grid.
  var room: (center: CGPoint, radius: CGFloat) {
    switch self {
    case .circle: (CGPoint(x: 12, y: 12), 5.7)
    case .square, .app: (CGPoint(x: 12, y: 12), 6.2)
    case .rectangle: (CGPoint(x: 12, y: 12), 5.5)
    case .triangle: (CGPoint(x: 12, y: 14.3), 4.9)
    case .diamond: (CGPoint(x: 12, y: 12), 5)
    case .hexagon, .octagon: (CGPoint(x: 12, y: 12), 5.5)
    case .shield: (CGPoint(x: 12, y: 11.6), 5)
    case .seal: (CGPoint(x: 12, y: 12), 5)
    case .bubble: (CGPoint(x: 12, y: 10.7), 4.6)
    case .capsule: (CGPoint(x: 12, y: 12), 4.4)
    }
  }

  /// A closed polygon whose corners alternate between two distances from the centre.
  static func ring(points: Int, outer: CGFloat, inner: CGFloat, radius: CGFloat) -> String {
    let corners = (0..<2 * points).map { index in
      let angle = CGFloat(index) * .pi / CGFloat(points) - .pi / 2
      let reach = index.isMultiple(of: 2) ? outer : inner
      return "\(12 + reach * cos(angle)) \(12 + reach * sin(angle))"
    }
    return "P \(radius) " + corners.joined(separator: " ")
  }
}
