import Foundation

/// Distances from four edges, in points: UIKit's `UIEdgeInsets`.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from each edge, in points; positive values point inwards.
  public var top, left, bottom, right: CGFloat

  /// Creates insets with a distance for each edge, in points.
  public init(
    top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0
  ) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Insets of 0 on all sides.
  public static let zero = EdgeInsets()

  /// Creates insets with the same distance from every edge, in points.
  public init(_ all: CGFloat) { self.init(top: all, left: all, bottom: all, right: all) }
}
