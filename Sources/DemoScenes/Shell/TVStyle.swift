import FocusGeometry
import Foundation
import SceneGraph

/// What TV scenes have in common: the background and the type of the canvas
/// (spec/focus-looks.md C1; art direction, "Colour").
@MainActor
enum TVStyle {
  static let text = Color(white: 1, alpha: 0.95)
  static let secondaryText = Color(white: 1, alpha: 0.6)

  /// From deep blue-black at the top left to plum at the bottom right.
  static func background(in size: CGSize) -> Paint {
    .linear(
      Gradient([
        .init(0, Color(hex: 0x0B1022)), .init(0.55, Color(hex: 0x171432)),
        .init(1, Color(hex: 0x2E1A3F)),
      ]),
      from: .zero, to: CGPoint(x: size.width, y: size.height))
  }

  static func label(_ text: String, size: CGFloat, weight: Font.Weight) -> Label {
    let label = Label(text, font: .systemFont(ofSize: size, weight: weight))
    label.textColor = Self.text
    return label
  }
}
