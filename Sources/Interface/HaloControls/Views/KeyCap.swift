import FocusGeometry
import Foundation
import HaloDisplayList

/// A key as it is printed on a keyboard.
@MainActor
package final class KeyCap: Decoration {
  /// The height of every cap, in points.
  package static let height: CGFloat = 24

  /// Whether the cap is translucent white, for use on a television, instead of the colour of a
  /// card.
  package var isOnTV = false { didSet { appearanceDidChange() } }
  private let label = Label()

  /// Creates a cap that shows `name` unchanged; the caller sets the size by ``height`` and
  /// ``width``.
  package init(_ name: String) {
    super.init(frame: .zero)
    label.text = name
    label.isName = true
    label.font = .systemFont(ofSize: 13, weight: .medium)
    label.textAlignment = .center
    cornerRadius = 6
    addSubview(label)
  }

  /// The width that the name needs, in points; at least ``height``.
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
