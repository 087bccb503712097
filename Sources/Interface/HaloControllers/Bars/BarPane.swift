import Foundation
import HaloControls
import HaloSceneGraph

/// The background of a bar while content passes beneath it.
final class BarPane: Decoration {
  var ground = BarGround.window { didSet { appearanceDidChange() } }
  private let pane = VisualEffectView(effect: BlurEffect(style: .systemChromeMaterial))
  private let line = View()

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    for view in [pane, line] { addSubview(view) }
  }

  override func appearanceDidChange() {
    let palette = effectiveAppearance.palette
    pane.solidColor = ground.color(in: palette)
    line.backgroundColor = palette.separator
  }

  override func layoutSubviews() {
    pane.frame = bounds
    let pixel = 1 / max(1, window?.contentScale ?? 1)
    line.frame = CGRect(x: 0, y: bounds.height - pixel, width: bounds.width, height: pixel)
  }
}
