import FocusGeometry
import Foundation

/// Distances from the edges of a rectangle, in the direction of reading: UIKit's
/// `NSDirectionalEdgeInsets`.
public struct DirectionalEdgeInsets: Hashable, Sendable {
  /// In points; positive ones lie inside of the rectangle.
  public var top, leading, bottom, trailing: CGFloat

  /// No distances.
  public static let zero = DirectionalEdgeInsets()

  /// In points; 0 where nothing is said.
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// With sides instead of ends of lines.
  public func resolved(for direction: LayoutDirection) -> EdgeInsets {
    let isMirrored = direction == .rightToLeft
    return EdgeInsets(
      top: top, left: isMirrored ? trailing : leading, bottom: bottom,
      right: isMirrored ? leading : trailing)
  }
}

extension CGRect {
  /// Smaller by positive insets and larger by negative ones; never of negative size.
  package func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }

  package func outset(by insets: EdgeInsets) -> CGRect {
    inset(
      by: EdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
}
