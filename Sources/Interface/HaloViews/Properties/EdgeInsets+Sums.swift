import FocusGeometry
import Foundation

extension EdgeInsets {
  static func + (a: Self, b: Self) -> Self {
    EdgeInsets(
      top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom,
      right: a.right + b.right)
  }

  /// Returns the larger inset at each edge.
  func union(_ other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }

  /// Returns the part of these insets, of a view with `bounds`, that covers `rect` inside the view;
  /// never negative.
  func reaching(into rect: CGRect, of bounds: CGRect) -> EdgeInsets {
    func reach(_ inset: CGFloat, _ distance: CGFloat, _ length: CGFloat) -> CGFloat {
      inset > 0 ? min(max(0, inset - distance), max(0, length)) : 0
    }
    return EdgeInsets(
      top: reach(top, rect.minY - bounds.minY, rect.height),
      left: reach(left, rect.minX - bounds.minX, rect.width),
      bottom: reach(bottom, bounds.maxY - rect.maxY, rect.height),
      right: reach(right, bounds.maxX - rect.maxX, rect.width))
  }

  /// Returns the insets with leading and trailing instead of left and right.
  func directional(for direction: LayoutDirection) -> DirectionalEdgeInsets {
    let isMirrored = direction == .rightToLeft
    return DirectionalEdgeInsets(
      top: top, leading: isMirrored ? right : left, bottom: bottom,
      trailing: isMirrored ? left : right)
  }
}
