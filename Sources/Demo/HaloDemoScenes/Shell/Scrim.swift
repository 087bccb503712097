import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// A gradient that darkens towards one edge, so that scrolled content fades beneath the content
/// there.
@MainActor
final class Scrim: Decoration {
  enum Edge {
    case top, bottom
  }

  /// The dark colour, which can be animated; that of the background of TV scenes by default.
  var color = standardColor { didSet { changed(.textColor, from: oldValue, to: color) } }
  static let standardColor = Color(hex: 0x0D0B1C)
  private let edge: Edge

  init(towards edge: Edge) {
    self.edge = edge
    super.init(frame: .zero)
  }

  override func draw(into builder: inout DisplayListBuilder) {
    let dark = presented(.textColor, color)
    // Easing makes the beginning of the gradient invisible.
    let stops = (0...6).map { step -> Gradient.Stop in
      let x = CGFloat(step) / 6
      return .init(x, dark.withAlphaComponent((1 - cos(.pi * x)) / 2))
    }
    let height = bounds.height
    let (from, to): (CGFloat, CGFloat) =
      edge == .bottom ? (0, height * 0.4) : (height, height * 0.25)
    builder.add(
      .fill(
        .rect(bounds),
        .linear(Gradient(stops), from: CGPoint(x: 0, y: from), to: CGPoint(x: 0, y: to))))
  }
}
