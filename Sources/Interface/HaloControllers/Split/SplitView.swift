import FocusGeometry
import Foundation
import HaloControls
import HaloSceneGraph

/// The columns of a split view controller beside each other, in reading order.
final class SplitView: View {
  /// The columns from the leading edge; the last takes the remaining width.
  var columns: [SplitColumnView] = []
  /// The columns that are leaving beyond the leading edge.
  var leaving: [SplitColumnView] = []
  /// A closure called with the width before the columns are laid out.
  var widthHandler: ((CGFloat) -> Void)?
  /// A closure that returns the width of a column, in points.
  var width: ((SplitViewController.Column) -> CGFloat)?

  override func layoutSubviews() {
    widthHandler?(bounds.width)
    var left: CGFloat = 0
    // Leaving columns keep their order beside each other beyond the edge.
    for column in leaving.reversed() {
      let width = width?(column.column) ?? 0
      left -= width
      place(column, x: left, width: width)
    }
    left = 0
    for (index, column) in columns.enumerated() {
      let isLast = index == columns.count - 1
      let width = isLast ? max(0, bounds.width - left) : width?(column.column) ?? 0
      place(column, x: left, width: width)
      column.hasEdge = !isLast
      left += width
    }
  }

  private func place(_ column: SplitColumnView, x: CGFloat, width: CGFloat) {
    let frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
    column.frame =
      window?.layoutDirection == .rightToLeft ? frame.mirrored(in: bounds.width) : frame
  }
}

/// One column: a screen on its background, with a separator at the trailing edge.
final class SplitColumnView: TransitionView {
  let column: SplitViewController.Column
  var ground = BarGround.window { didSet { appearanceDidChange() } }
  /// Whether the separator at the trailing edge is shown.
  var hasEdge = false { didSet { edge.isHidden = !hasEdge } }
  private let edge = Decoration()
  private let content: View

  init(_ column: SplitViewController.Column, content: View) {
    self.column = column
    self.content = content
    super.init()
    accessibilityIdentifier = "\(column) column"
    clipsToBounds = false
    addSubview(content)
    addSubview(edge)
  }

  override func appearanceDidChange() {
    let palette = effectiveAppearance.palette
    backgroundColor = ground.color(in: palette)
    edge.backgroundColor = palette.separator
  }

  override func layoutSubviews() {
    content.frame = bounds
    let line = 1 / max(1, window?.contentScale ?? 1)
    let isMirrored = window?.layoutDirection == .rightToLeft
    edge.frame = CGRect(
      x: isMirrored ? 0 : bounds.width - line, y: 0, width: line, height: bounds.height)
  }
}
