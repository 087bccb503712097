import FocusGeometry
import Foundation
import HaloDisplayList

/// A key as printed on a keyboard.
@MainActor
package final class KeyCap: Decoration {
  /// Points.
  package static let height: CGFloat = 24

  /// White on whatever is behind, instead of a cap of its own.
  package var isOnTV = false { didSet { appearanceDidChange() } }
  private let label = Label()

  /// `name` is printed as it is; the size is left to the caller, see ``height`` and ``width``.
  package init(_ name: String) {
    super.init(frame: .zero)
    label.text = name
    label.isName = true
    label.font = .systemFont(ofSize: 13, weight: .medium)
    label.textAlignment = .center
    cornerRadius = 6
    addSubview(label)
  }

  /// As the name needs, and no narrower than high; points.
  package var width: CGFloat {
    let text = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).width
    return max(Self.height, text + 14)
  }

  package override func layoutSubviews() { label.frame = bounds }

  package override func appearanceDidChange() {
    let palette = effectiveAppearance.palette
    backgroundColor = isOnTV ? Color(white: 1, alpha: 0.12) : palette.card
    hairlineColor = isOnTV ? Color(white: 1, alpha: 0.16) : palette.separator
    shadow =
      isOnTV ? nil : Shadow(offsetY: 1, sigma: 1, color: Color(white: 0, alpha: 0.10))
    label.textColor = isOnTV ? Color(white: 1, alpha: 0.8) : palette.label.withAlphaComponent(0.8)
  }
}
