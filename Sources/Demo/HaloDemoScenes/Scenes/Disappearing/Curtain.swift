import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSceneGraph

/// A curtain that covers a picture, so that the picture cannot have the focus.
@MainActor
final class Curtain: View {
  private static let folds = 6
  private static let light = Color(hex: 0xB04A5A)
  private static let dark = Color(hex: 0x74283A)

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    cornerRadius = 14
    shadow = Shadow(offsetY: 3, sigma: 6, color: Color(white: 0, alpha: 0.28))
  }

  override func layoutSubviews() {
    // The middle of each fold is light, and the gaps are dark.
    let steps = 2 * Self.folds
    let isDark = effectiveAppearance.palette.isDark
    let stops = (0...steps).map { step -> Gradient.Stop in
      let color = step.isMultiple(of: 2) ? Self.dark : Self.light
      return .init(
        CGFloat(step) / CGFloat(steps), isDark ? color.mixed(with: .black, by: 0.25) : color)
    }
    backgroundPaint = .linear(
      Gradient(stops), from: .zero, to: CGPoint(x: bounds.width, y: 0))
  }

  override func appearanceDidChange() { setNeedsLayout() }
}
