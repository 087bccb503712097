import Foundation

/// A direction and a length: CoreGraphics' type, which Foundation on Linux lacks.
public struct CGVector: Hashable, Sendable, Codable {
  /// To the right, where positive.
  public var dx: CGFloat
  /// Downwards, where positive.
  public var dy: CGFloat

  /// With both components.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// No direction and no length.
  public static let zero = CGVector(dx: 0, dy: 0)
}
