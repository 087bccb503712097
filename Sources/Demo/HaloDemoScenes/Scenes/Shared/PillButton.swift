import FocusEngine
import Foundation
import HaloControls
import HaloSceneGraph

/// A filled button in the shape of a capsule.
@MainActor
final class PillButton: Button {
  var title: String { titleLabel.text }

  private static let height: CGFloat = 36

  init(_ title: String) {
    super.init(title: title, font: .systemFont(ofSize: 15, weight: .semibold))
    cornerRadius = Self.height / 2
    cornerCurve = .circular
    focusEffect = FocusHaloEffect()
    isFilled = true
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = titleLabel.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
    return CGSize(width: text.width + 36, height: Self.height)
  }
}
