import FocusGeometry
import Foundation
import HaloControls
import HaloSceneGraph

/// The layout of a large title with a detail at its other side, above the content of a screen.
@MainActor
enum SceneHeading {
  static let height: CGFloat = 76
  private static let margin: CGFloat = 40
  /// The baseline of a large title 24 points below the upper edge, in points.
  private static let baseline: CGFloat = 58.4

  /// Returns the upper edge of a label that puts its text on the baseline of a large title beside
  /// it.
  ///
  /// - Parameters:
  ///   - label: the label, which has the size of the text.
  ///   - height: the height of the label, which centres its text.
  /// - Returns: The points from the upper edge.
  static func top(of label: Label, height: CGFloat = 20) -> CGFloat {
    // This is half the difference between the letters' extents above and below the baseline.
    ((baseline - 0.364 * label.font.pointSize - height / 2) * 2).rounded() / 2
  }

  /// Places the title, the detail and the content, and sets their colours.
  static func layOut(_ title: Label, _ detail: Label, above content: View, in view: View) {
    let bounds = view.bounds
    let isMirrored = view.window?.layoutDirection == .rightToLeft
    func place(_ child: View, _ rect: CGRect) {
      child.frame = isMirrored ? rect.mirrored(in: bounds.width) : rect
    }
    let width = max(0, bounds.width - 2 * margin)
    place(title, CGRect(x: margin, y: 24, width: width * 0.6, height: 44))
    // The detail is on the title's baseline.
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
