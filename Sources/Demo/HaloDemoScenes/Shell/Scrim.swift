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

  /// The dark colour, which can be animated; a dark violet like that of TV scenes by default.
  var color = Color(hex: 0x0D0B1C) {
    didSet { changed(.textColor, from: oldValue, to: color) }
  }
  /// The share of the height of a scrim at the lower edge over which it becomes dark.
  static let clearShare: CGFloat = 0.4
  private let edge: Edge

  /// Returns the opacity at a share of the way from the clear end to the dark one, 0...1.
  ///
  /// Easing makes the beginning of the gradient invisible.
  static func opacity(at share: CGFloat) -> CGFloat { (1 - cos(.pi * share)) / 2 }

  init(towards edge: Edge) {
    self.edge = edge
    super.init(frame: .zero)
  }

  override func draw(into builder: inout DisplayListBuilder) {
    let dark = presented(.textColor, color)
    let stops = (0...6).map { step -> Gradient.Stop in
      let x = CGFloat(step) / 6
      return .init(x, dark.withAlphaComponent(Self.opacity(at: x)))
    }
    let height = bounds.height
    let (from, to): (CGFloat, CGFloat) =
      edge == .bottom ? (0, height * Self.clearShare) : (height, height * 0.25)
    builder.add(
      .fill(
        .rect(bounds),
        .linear(Gradient(stops), from: CGPoint(x: 0, y: from), to: CGPoint(x: 0, y: to))))
  }
}
