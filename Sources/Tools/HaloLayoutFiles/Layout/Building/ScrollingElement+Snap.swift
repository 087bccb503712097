import FocusEngine
import FocusGeometry
import Foundation
import HaloSceneGraph

extension ScrollingElement {
  /// Returns the offset to scroll to when an item gets the focus, by the field `snap`.
  ///
  /// - Parameters:
  ///   - item: the item.
  ///   - proposed: the nearest offset that shows it.
  /// - Returns: an offset that may lie outside of the content.
  func snapped(_ item: any FocusItem, near proposed: CGPoint) -> CGPoint {
    let snap = fields.snap ?? .nearest
    guard snap != .nearest, let view = item as? View, view.isDescendant(of: self) else {
      return proposed
    }
    let isMirrored = window?.layoutDirection == .rightToLeft
    return CGPoint(
      x: snapped(
        view, near: proposed.x, snap, isMirrored: isMirrored, shown: bounds.width,
        of: contentSize.width, margins: (focusScrollMargins.left, focusScrollMargins.right)
      ) { ($0.minX, $0.maxX) },
      y: snapped(
        view, near: proposed.y, snap, isMirrored: false, shown: bounds.height,
        of: contentSize.height, margins: (focusScrollMargins.top, focusScrollMargins.bottom)
      ) { ($0.minY, $0.maxY) })
  }

  /// Returns the offset along one axis.
  private func snapped(
    _ view: View, near proposed: CGFloat, _ snap: ViewFields.Snap, isMirrored: Bool,
    shown: CGFloat, of content: CGFloat, margins: (before: CGFloat, after: CGFloat),
    along ends: (CGRect) -> (low: CGFloat, high: CGFloat)
  ) -> CGFloat {
    guard content > shown else { return proposed }
    var (low, high) = ends(view.convert(view.bounds, to: self))
    // A row of several items snaps as a whole.
    if let row = subviews.first(where: { view.isDescendant(of: $0) }) {
      let whole = ends(row.frame)
      if whole.high - whole.low <= shown { (low, high) = whole }
    }
    switch snap {
    case .nearest: return proposed
    case .center: return (low + high - shown) / 2
    case .start: return isMirrored ? high + margins.after - shown : low - margins.before
    }
  }
}
