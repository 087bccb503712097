import Foundation

/// The measures of focus rings (no public number: Decisions).
public struct HaloStyle: Hashable, Sendable {
  /// The width of the ring, in points.
  public var width: CGFloat = 3
  /// The gap between the item and its ring, in points.
  public var gap: CGFloat = 2
  /// The duration in which a ring disappears, in seconds.
  public var fade: TimeInterval = 0.15
  /// The duration in which a ring appears, in seconds.
  ///
  /// It is shorter than ``fade``, so that one of the two rings is clearly visible while focus moves.
  public var arrival: TimeInterval = 0.06
  /// The additional distance of the ring, in points, when it starts to appear: the ring of macOS
  /// shrinks in from a larger, fainter outline.
  public var spread: CGFloat = 6
  /// The duration of that shrinking, in seconds.
  public var settling: TimeInterval = 0.25

  /// A ring for increased contrast, a point wider; rings are always opaque.
  public static let increasedContrast = HaloStyle(width: 4)
  /// A ring with a line along each edge, between which its colour has the width of two points.
  static let edged = HaloStyle(width: 4)
}
