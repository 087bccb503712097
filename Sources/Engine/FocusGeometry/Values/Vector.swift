import Foundation

/// A vector: Core Graphics' `CGVector`, which Foundation on Linux lacks.
public struct CGVector: Hashable, Sendable, Codable {
  /// The horizontal component; positive to the right.
  public var dx: CGFloat
  /// The vertical component; positive downwards.
  public var dy: CGFloat

  /// Creates a vector from its components.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// The vector with the length 0.
  public static let zero = CGVector(dx: 0, dy: 0)
}
