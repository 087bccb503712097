import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// A short message at the bottom centre.
@MainActor
package final class Toast: Decoration {
  /// The text of the message.
  package var text: String {
    get { label.text }
    set { label.text = newValue }
  }
  /// The scale of everything in it: 1 on a desktop, the canvas's on a television.
  package var scale: CGFloat = 1

  private let label = Label()

  package override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 13, weight: .medium)
    label.textAlignment = .center
    label.textColor = .white
    backgroundColor = Color(hex: 0x2B2B30, alpha: 0.94)
    hairlineColor = Color(white: 1, alpha: 0.12)
    shadow = Shadow(offsetY: 2, sigma: 4, color: Color(white: 0, alpha: 0.25))
    cornerRadius = 16
    cornerCurve = .circular
    alpha = 0
    addSubview(label)
  }

  /// Centres the toast on `place`, which limits its width.
  package func place(over place: CGRect) {
    let text = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).width
    let size = CGSize(width: min(text + 36, place.width / scale - 32), height: 32)
    transform = .init(scaleX: scale, y: scale)
    bounds = CGRect(origin: .zero, size: size)
    center = place.center
  }

  package override func layoutSubviews() { label.frame = bounds.insetBy(dx: 14, dy: 0) }
}
