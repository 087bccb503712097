import Foundation

/// Measures of focus rings (spec/focus-looks.md C6; no public number: our choice).
public struct HaloStyle: Hashable, Sendable {
  /// Points.
  public var width: CGFloat = 3
  /// Points between the item and its ring.
  public var gap: CGFloat = 2
  /// Seconds; the ring moves by cross-fading.
  public var fade: TimeInterval = 0.15
}
