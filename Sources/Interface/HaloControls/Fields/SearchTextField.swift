import FocusGeometry
import Foundation
import HaloDisplayList
import HaloHosting

/// A text field for searches, with a magnifying glass before the text: UIKit's `UISearchTextField`.
///
/// Escape first clears the text. If the field has the `focusGroupIdentifier` of its results, arrows
/// move the focus down into them while keys still type into the field.
open class SearchTextField: TextField {
  private let glass = SurfaceSymbol(symbol: .magnifyingGlass)

  /// Creates an empty field with a font of 17 points.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    glass.surface = self
    leftView = glass
    clearButtonMode = .always
  }

  open override var takesEscape: Bool { !text.isEmpty || super.takesEscape }

  open override func receive(_ key: Key) -> Bool {
    guard key.keyCode == .escape, key.modifierFlags.isDisjoint(with: .chord), !text.isEmpty else {
      return super.receive(key)
    }
    clear()
    return true
  }

  open override func layoutSubviews() {
    let side = (font.pointSize * 1.05).rounded()
    glass.bounds.size = CGSize(width: side, height: side)
    super.layoutSubviews()
  }

  open override func updateAppearance() {
    super.updateAppearance()
    // The glass is less prominent than the text, but not as faint as a placeholder.
    var colors = effectiveAppearance.controlColors(
      for: look == .halo ? state.subtracting(.selected) : state, look: look)
    colors.content = colors.secondaryContent
    colors.raisedContent = colors.raisedSecondaryContent
    glass.show(colors)
  }
}

extension Symbol {
  package static let magnifyingGlass: Symbol = {
    var path = BezierPath()
    path.append(BezierPath(ovalIn: CGRect(x: 3, y: 3, width: 13.5, height: 13.5)))
    path.move(to: CGPoint(x: 14.6, y: 14.6))
    path.addLine(to: CGPoint(x: 20.6, y: 20.6))
    return Symbol(stroke: path, lineWidth: 2)
  }()
}
