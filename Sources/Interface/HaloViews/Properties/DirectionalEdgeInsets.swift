import FocusGeometry
import Foundation

/// Insets from the edges of a rectangle, relative to the reading direction: UIKit's
/// `NSDirectionalEdgeInsets`.
public struct DirectionalEdgeInsets: Hashable, Sendable {
  /// The insets in points; positive ones are inside the rectangle.
  public var top, leading, bottom, trailing: CGFloat

  /// Insets of 0 points.
  public static let zero = DirectionalEdgeInsets()

  /// Creates insets in points; those left out are 0.
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Returns the insets with left and right instead of leading and trailing.
  public func resolved(for direction: LayoutDirection) -> EdgeInsets {
    let isMirrored = direction == .rightToLeft
    return EdgeInsets(
      top: top, left: isMirrored ? trailing : leading, bottom: bottom,
      right: isMirrored ? leading : trailing)
  }
}

extension CGRect {
  /// Returns the rectangle made smaller by positive insets and larger by negative ones; its size is
  /// never negative.
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
