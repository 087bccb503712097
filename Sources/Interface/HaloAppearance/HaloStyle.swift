import Foundation

/// Measures of focus rings (no public number: Decisions).
public struct HaloStyle: Hashable, Sendable {
  /// Points.
  public var width: CGFloat = 3
  /// Points between the item and its ring.
  public var gap: CGFloat = 2
  /// Seconds; the ring moves by cross-fading.
  public var fade: TimeInterval = 0.15
  /// Points further out that a ring stands when it begins to appear: the ring of macOS shrinks in
  /// from a larger, fainter outline.
  public var spread: CGFloat = 6
  /// Seconds from there to its place.
  public var settling: TimeInterval = 0.25

  /// A point wider; rings are opaque in any case.
  public static let increasedContrast = HaloStyle(width: 4)
}
