import Controls
import DisplayList
import Foundation
import SceneGraph

/// A bar over the top of what scrolls, seen while something is beneath it.
@MainActor
final class ScrollEdgePane: Decoration {
  private let pane = VisualEffectView(effect: BlurEffect(style: .systemChromeMaterial))
  private let line = View()
  /// Whether something is beneath; animatable.
  var isShown = false { didSet { alpha = isShown ? 1 : 0 } }
  /// Of the upper corners, in points.
  private let radius: CGFloat
  private let tint: Color?
  /// Over which the tint fades away, in points.
  private static let fade: CGFloat = 28

  /// - Parameters:
  ///   - material: nil: that of a bar, with a line below; the tint of another fades away downwards.
  ///   - solidColor: instead of the material with increased contrast.
  ///   - radius: of the upper corners, in points.
  init(material: Material? = nil, solidColor: Color? = nil, radius: CGFloat = 0) {
    self.radius = radius
    tint = material?.tint
    super.init(frame: .zero)
    pane.material = material.map {
      Material(sigma: $0.sigma, saturation: $0.saturation, tint: $0.tint.withAlphaComponent(0))
    }
    pane.solidColor = solidColor
    line.isHidden = material != nil
    clipsToBounds = true
    alpha = 0
    for view in [pane, line] { addSubview(view) }
  }

  override func appearanceDidChange() {
    let palette = effectiveAppearance.palette
    if pane.material == nil { pane.solidColor = palette.window }
    line.backgroundColor = palette.separator
  }

  override func layoutSubviews() {
    // Its lower corners are beyond what is seen.
    pane.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + 2 * radius)
    pane.cornerRadius = radius
    if let tint {
      let clear = tint.withAlphaComponent(0)
      pane.backgroundPaint = .linear(
        Gradient([
          .init(0, tint), .init(0.6, tint.withAlphaComponent(tint.alpha * 0.5)), .init(1, clear),
        ]),
        from: CGPoint(x: 0, y: max(0, bounds.height - Self.fade)),
        to: CGPoint(x: 0, y: bounds.height))
    }
    let pixel = 1 / max(1, window?.contentScale ?? 1)
    line.frame = CGRect(x: 0, y: bounds.height - pixel, width: bounds.width, height: pixel)
  }
}
