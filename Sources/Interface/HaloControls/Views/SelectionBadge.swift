import FocusEngine
import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSceneGraph

/// A check mark on a disc, in the lower trailing corner of selected content.
package final class SelectionBadge: View {
  private let check = ShapeView(symbol: SelectionBadge.symbol)

  private static let symbol: Symbol = {
    var path = BezierPath()
    path.move(to: CGPoint(x: 6.6, y: 12.6))
    path.addLine(to: CGPoint(x: 10.4, y: 16.3))
    path.addLine(to: CGPoint(x: 17.4, y: 8.2))
    return Symbol(stroke: path, lineWidth: 2.4)
  }()

  package init() {
    super.init(frame: .zero)
    cornerCurve = .circular
    isHidden = true
    addSubview(check)
  }

  /// Places the badge in the corner of content of a size; its own side in points follows from the
  /// content's size unless it is given.
  package func place(
    in size: CGSize, appearance: FocusAppearance, direction: LayoutDirection,
    side givenSide: CGFloat? = nil
  ) {
    let measures = appearance.controls.badge
    let part = min(size.width, size.height) * measures.part
    let side = (givenSide ?? min(measures.most, max(measures.least, part))).rounded()
    let margin = (side * 0.22).rounded()
    let frame = CGRect(
      x: size.width - margin - side, y: size.height - margin - side, width: side, height: side)
    self.frame = direction == .rightToLeft ? frame.mirrored(in: size.width) : frame
    cornerRadius = side / 2
    check.frame = bounds
  }

  /// Sets the colours for a look.
  package func updateAppearance(look: FocusModel.Look) {
    let palette = effectiveAppearance.palette
    backgroundColor = look == .lift ? palette.focusedControl : palette.highlight
    check.color = look == .lift ? palette.focusedControlLabel : palette.onTint
    shadow = Shadow(offsetY: 1, sigma: 3, color: Color(white: 0, alpha: 0.35))
  }
}
