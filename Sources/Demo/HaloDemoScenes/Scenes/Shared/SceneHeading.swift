import FocusGeometry
import Foundation
import HaloControls
import HaloSceneGraph

/// A large title, with a line at its other side, above what fills the rest of a screen.
@MainActor
enum SceneHeading {
  static let height: CGFloat = 76
  private static let margin: CGFloat = 40
  /// Of a large title 24 points below the upper edge; points.
  private static let baseline: CGFloat = 58.4

  /// Where a line of `height` points begins whose text, beside a large title, stands on the
  /// title's baseline.
  ///
  /// - Parameters:
  ///   - label: tells the size of the text.
  ///   - height: of the label, which centres its text.
  /// - Returns: points from the upper edge.
  static func top(of label: Label, height: CGFloat = 20) -> CGFloat {
    // Half of what letters rise above the baseline more than they go below it.
    ((baseline - 0.364 * label.font.pointSize - height / 2) * 2).rounded() / 2
  }

  /// Places and colours all three.
  static func layOut(_ title: Label, _ detail: Label, above content: View, in view: View) {
    let bounds = view.bounds
    let isMirrored = view.window?.layoutDirection == .rightToLeft
    func place(_ child: View, _ rect: CGRect) {
      child.frame = isMirrored ? rect.mirrored(in: bounds.width) : rect
    }
    let width = max(0, bounds.width - 2 * margin)
    place(title, CGRect(x: margin, y: 24, width: width * 0.6, height: 44))
    // On the title's baseline.
    place(
      detail,
      CGRect(x: margin + width * 0.6, y: 40.5, width: width * 0.4, height: 24))
    title.textAlignment = isMirrored ? .right : .left
    detail.textAlignment = isMirrored ? .left : .right
    content.frame = CGRect(
      x: 0, y: height, width: bounds.width, height: max(0, bounds.height - height))
    let palette = view.effectiveAppearance.palette
    title.textColor = palette.label
    detail.textColor = palette.secondaryLabel
  }
}
