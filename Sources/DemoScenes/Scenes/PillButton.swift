import Controls
import FocusEngine
import FocusGeometry
import Foundation
import SceneGraph

/// A filled capsule, as of UIKit's `UIButton.Configuration.filled()`.
@MainActor
final class PillButton: Control {
  var title: String { label.text }

  private let label = Label()

  private static let height: CGFloat = 36

  init(_ title: String) {
    super.init(frame: .zero)
    label.text = title
    label.font = .systemFont(ofSize: 15, weight: .semibold)
    label.textAlignment = .center
    cornerRadius = Self.height / 2
    cornerCurve = .circular
    focusEffect = FocusHaloEffect()
    addSubview(label)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
    return CGSize(width: text.width + 36, height: Self.height)
  }

  override func layoutSubviews() { label.frame = bounds }

  override func updateAppearance() {
    let appearance = effectiveAppearance
    backgroundColor = appearance.palette.highlight.mixed(
      with: .black, by: isHighlighted ? 0.15 : 0)
    label.textColor = appearance.palette.onTint
    focusedScale = appearance.lift.buttonScale
    liftedShadow = appearance.lift.defaultShadow
  }
}
