import FocusEngine
import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSceneGraph

/// The cross at the end of a field that clears its text.
///
/// It is meant for the pointer. Tab reaches it only with full keyboard access, like other buttons
/// on iPad and Mac; otherwise Escape, or Select All and Delete, clears the field.
final class TextClearButton: Control {
  /// The width and height in points; large enough for the pointer at any type size (our choice).
  static let side: CGFloat = 22

  /// The distance in points from the edge of the button to its disc.
  private static let inset: CGFloat = 2

  private let disc = View()
  private let cross = ShapeView(symbol: .cross)

  init() {
    super.init(frame: .zero)
    for view in [disc, cross] {
      view.cornerCurve = .circular
      addSubview(view)
    }
  }

  override var canBecomeFocused: Bool {
    super.canBecomeFocused && window?.focusSystem?.model.isFullKeyboardAccessEnabled == true
  }

  override var focusRefusal: String? {
    super.focusRefusal ?? (canBecomeFocused ? nil : "only full keyboard access takes focus to it")
  }

  override func layoutSubviews() {
    cornerCurve = .circular
    cornerRadius = bounds.height / 2
    disc.frame = bounds.insetBy(dx: Self.inset, dy: Self.inset)
    disc.cornerRadius = disc.bounds.height / 2
    cross.frame = disc.frame
  }

  override func updateAppearance() {
    let palette = effectiveAppearance.palette
    let isStrong = effectiveAppearance.accessibilityContrast == .high || isHighlighted
    // The disc is less prominent than text, but distinct from the field.
    disc.backgroundColor = palette.secondaryLabel.mixed(with: palette.card, by: isStrong ? 0 : 0.3)
    cross.color = palette.card
  }
}

extension Symbol {
  fileprivate static let cross: Symbol = {
    var path = BezierPath()
    for (start, end) in [((8.2, 8.2), (15.8, 15.8)), ((15.8, 8.2), (8.2, 15.8))] {
      path.move(to: CGPoint(x: start.0, y: start.1))
      path.addLine(to: CGPoint(x: end.0, y: end.1))
    }
    return Symbol(stroke: path, lineWidth: 2)
  }()
}
