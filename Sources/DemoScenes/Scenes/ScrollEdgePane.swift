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

  /// - Parameters:
  ///   - material: nil: that of a bar, with a line below.
  ///   - solidColor: instead of the material with increased contrast.
  ///   - radius: of the upper corners, in points.
  init(material: Material? = nil, solidColor: Color? = nil, radius: CGFloat = 0) {
    self.radius = radius
    super.init(frame: .zero)
    pane.material = material
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
    let pixel = 1 / max(1, window?.contentScale ?? 1)
    line.frame = CGRect(x: 0, y: bounds.height - pixel, width: bounds.width, height: pixel)
  }
}
