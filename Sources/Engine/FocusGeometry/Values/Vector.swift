import Foundation

/// A direction and a length: Core Graphics' type, which Foundation on Linux lacks.
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

  /// The vector without direction and length.
  public static let zero = CGVector(dx: 0, dy: 0)
}
