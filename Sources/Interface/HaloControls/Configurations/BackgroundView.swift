import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSceneGraph

/// Shows a `BackgroundConfiguration`.
package final class BackgroundView: View {
  package func show(_ background: BackgroundConfiguration, in appearance: FocusAppearance) {
    backgroundColor = background.resolvedBackgroundColor(for: appearance.palette.highlight)
    cornerRadius = background.cornerRadius
    liftedShadow = background.raisedShadow
    lift = background.isRaised ? 1 : 0
    strokeColor = background.strokeColor
    strokeWidth = background.strokeWidth
  }

  private var strokeColor: Color? {
    didSet {
      // A line that comes or goes keeps its hue on the way.
      let hidden = (strokeColor ?? oldValue)?.withAlphaComponent(0)
      guard let hidden else { return }
      changed(.strokeColor, from: oldValue ?? hidden, to: strokeColor ?? hidden)
    }
  }
  private var strokeWidth: CGFloat = 1 {
    didSet { if strokeWidth != oldValue { setNeedsDisplay() } }
  }

  package override func draw(into builder: inout DisplayListBuilder) {
    let color = presented(.strokeColor, strokeColor ?? .clear)
    guard color.alpha > 0, strokeWidth > 0 else { return }
    let bounds = presented(.bounds, bounds).insetBy(dx: strokeWidth / 2, dy: strokeWidth / 2)
    let radius = max(0, presented(.cornerRadius, cornerRadius) - strokeWidth / 2)
    let shape: Shape =
      cornerRadius > 0 ? .rounded(bounds, radius: radius, curve: cornerCurve) : .rect(bounds)
    builder.add(.stroke(shape, width: strokeWidth, color: color, dash: []))
  }
}
