import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloHosting
import HaloSceneGraph

/// The common style of TV scenes: the background and the text of the canvas (HIG, Typography;
/// Decisions).
@MainActor
enum TVStyle {
  static let text = Color(white: 1, alpha: 0.95)
  static let secondaryText = Color(white: 1, alpha: 0.6)

  /// Returns the colour of explanatory text.
  static func secondaryText(_ palette: Palette) -> Color {
    palette.accessibilityContrast == .high ? palette.secondaryCaption : secondaryText
  }

  /// Returns a gradient from deep blue-black at the top left to plum at the bottom right.
  ///
  /// It is nearly black with increased contrast.
  ///
  /// - Parameters:
  ///   - size: the size of the window.
  ///   - contrast: the contrast that the user prefers.
  ///   - alpha: the opacity of all colours.
  ///   - origin: the window's origin in the coordinates of the paint.
  /// - Returns: The paint of the window.
  static func background(
    in size: CGSize, contrast: AccessibilityContrast = .normal, alpha: CGFloat = 1,
    from origin: CGPoint = .zero
  ) -> Paint {
    let colors: [UInt32] =
      contrast == .high ? [0x04060D, 0x080712, 0x0F0916] : [0x0B1022, 0x171432, 0x2E1A3F]
    return .linear(
      Gradient([
        .init(0, Color(hex: colors[0], alpha: alpha)),
        .init(0.55, Color(hex: colors[1], alpha: alpha)),
        .init(1, Color(hex: colors[2], alpha: alpha)),
      ]),
      from: origin, to: CGPoint(x: origin.x + size.width, y: origin.y + size.height))
  }

  static func label(_ text: String, size: CGFloat, weight: Font.Weight) -> Label {
    let label = Label(text, font: .systemFont(ofSize: size, weight: weight))
    label.textColor = Self.text
    return label
  }
}
