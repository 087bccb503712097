import Foundation

/// Distances from four edges, in points: UIKit's `UIEdgeInsets`.
public struct EdgeInsets: Hashable, Sendable {
  /// Inwards from each edge where positive.
  public var top, left, bottom, right: CGFloat

  /// A distance for each edge.
  public init(
    top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0
  ) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No distances.
  public static let zero = EdgeInsets()

  /// The same distance from every edge.
  public init(_ all: CGFloat) { self.init(top: all, left: all, bottom: all, right: all) }
}
