import Foundation

/// Distances from four edges, in points: UIKit's `UIEdgeInsets`.
public struct EdgeInsets: Hashable, Sendable {
  public var top, left, bottom, right: CGFloat

  public init(
    top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0
  ) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  public init(_ all: CGFloat) { self.init(top: all, left: all, bottom: all, right: all) }
}
