import Foundation

/// How good a candidate is; smaller is better, and two candidates are never equal.
///
/// Compared in the order of the members (spec/uikit-focus.md 4.2).
public struct FocusRank: Hashable, Comparable, Sendable, Codable {
  /// Points from the focused item's edge to the candidate's, along the heading; 0 when touching.
  public var gap: Double
  /// Guides come before items that are as near.
  public var isGuide: Bool
  /// Points between the two centres, across the heading.
  public var offset: Double
  /// Points by which the candidate lies in the beam, across the heading; more is better.
  public var overlap: Double
  /// Reading order: top, then leading edge.
  public var top: Double
  public var leading: Double
  /// Place in the drawing order, 0 at the back; the front-most is better.
  ///
  /// Unique.
  public var order: Int

  public static func < (a: FocusRank, b: FocusRank) -> Bool {
    if a.gap != b.gap { return a.gap < b.gap }
    if a.isGuide != b.isGuide { return a.isGuide }
    if a.offset != b.offset { return a.offset < b.offset }
    if a.overlap != b.overlap { return a.overlap > b.overlap }
    if a.top != b.top { return a.top < b.top }
    if a.leading != b.leading { return a.leading < b.leading }
    return a.order > b.order
  }
}
