import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// A cover that fades to the background of TV scenes towards one edge, so that scrolled content
/// seems to fade out.
///
/// It must be on a canvas of the window's size.
@MainActor
final class GroundFade: Decoration {
  private let edge: Scrim.Edge

  /// The height of one step in points, which is too small to be visible.
  private static let step: CGFloat = 2

  init(towards edge: Scrim.Edge) {
    self.edge = edge
    super.init(frame: .zero)
  }

  override func layoutSubviews() { setNeedsDisplay() }
  override func appearanceDidChange() { setNeedsDisplay() }

  override func draw(into builder: inout DisplayListBuilder) {
    guard let canvas = superview?.bounds.size else { return }
    let count = Int((bounds.height / Self.step).rounded())
    for index in 0..<count {
      let part = (CGFloat(index) + 0.5) / CGFloat(count)
      let alpha = (1 - cos(.pi * (edge == .bottom ? part : 1 - part))) / 2
      let strip = CGRect(
        x: 0, y: CGFloat(index) * Self.step, width: bounds.width, height: Self.step)
      let paint = TVStyle.background(
        in: canvas, contrast: effectiveAppearance.accessibilityContrast, alpha: alpha,
        from: CGPoint(x: -frame.minX, y: -frame.minY))
      builder.add(.fill(.rect(strip), paint))
    }
  }
}
