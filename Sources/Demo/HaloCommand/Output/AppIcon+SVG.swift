import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSourceText

extension AppIcon {
  /// The icon as an SVG file, for every size.
  static var svg: String {
    let items = displayList(pixels: themeSizes.max() ?? 0).items
    var gradients: [String] = []
    var paths: [String] = []
    for content in items.map(\.content) {
      switch content {
      case .fill(let shape, .linear(let gradient, let start, let end)):
        let name = "ground\(gradients.count)"
        gradients.append(element(gradient, name: name, from: start, to: end))
        paths.append(#"<path d="\#(data(of: shape))" fill="url(#\#(name))"/>"#)
      case .halo(let ring):
        let inner = ring.shape.outset(by: ring.gap)
        let outer = ring.shape.outset(by: ring.gap + ring.width)
        let edges = [outer, inner].compactMap(\.self).map(data(of:)).joined()
        paths.append(#"<path d="\#(edges)" fill-rule="evenodd" fill="\#(hex(ring.color))"/>"#)
      default: continue
      }
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(text(side)) \(text(side))">
      <defs>
      \(gradients.joined(separator: "\n"))
      </defs>
      \(paths.joined(separator: "\n"))
      </svg>

      """
  }

  private static func element(
    _ gradient: Gradient, name: String, from start: CGPoint, to end: CGPoint
  ) -> String {
    let stops = gradient.stops.map {
      #"<stop offset="\#(text($0.location))" stop-color="\#(hex($0.color))"/>"#
    }
    return #"<linearGradient id="\#(name)" gradientUnits="userSpaceOnUse" "#
      + #"x1="\#(text(start.x))" y1="\#(text(start.y))" "#
      + #"x2="\#(text(end.x))" y2="\#(text(end.y))">\#(stops.joined())</linearGradient>"#
  }

  private static func data(of shape: Shape) -> String {
    shape.bezierPath.svgData(spelling: text)
  }

  /// Returns a number with thousandths, which are less than a pixel at every size of a screen.
  private static func text(_ number: CGFloat) -> String {
    (Double(number * 1000).rounded() / 1000).short
  }

  private static func hex(_ color: Color) -> String {
    "#"
      + [color.red, color.green, color.blue].map {
        let digits = String(Int(($0 * 255).rounded()), radix: 16)
        return digits.count == 1 ? "0\(digits)" : digits
      }.joined()
  }
}
