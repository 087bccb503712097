import Foundation

/// How good a candidate is in one search; smaller is better.
///
/// Within a search the order is total, and only two equal rectangles are told apart by their
/// place in the drawing order. The search's `best(of:)` has the last word.
public struct FocusRank: Hashable, Comparable, Sendable, Codable {
  /// What is compared, in this order, before `bottom`, `trailing` and `order`.
  public enum Precedence: String, Hashable, Sendable, Codable {
    /// Cost, guide, offset, overlap, top, leading (Decisions).
    case straightest
    /// In the beam or not, cost, guide, top, leading (Decisions).
    case inBeamFirst
    /// Cost, guide, top, leading: WinUI left and right.
    case topFirst
    /// Cost, guide, leading, top: WinUI up and down.
    case leadingFirst
  }

  /// The same for all ranks of a search.
  public var precedence: Precedence
  /// What the strategy minimises: the gap for the strict beam, else a weight of its own.
  public var cost: Double
  /// Whether it lies straight ahead, at least in part.
  public var isInBeam: Bool
  /// Points from the focused item's edge to the candidate's, along the heading; 0 when touching.
  ///
  /// Negative where a candidate begins before the edge, which the strict beam does not admit.
  public var gap: Double
  /// Points from the focused item's edge to the candidate's far side, along the heading.
  public var reach: Double
  /// Guides come before items that are as near.
  public var isGuide: Bool
  /// Points between the two centres, across the heading.
  public var offset: Double
  /// Points by which the candidate lies in the beam, across the heading; more is better.
  public var overlap: Double
  /// Places in window points; `leading` and `trailing` grow in the direction of reading.
  public var top: Double
  /// Of the leading edge.
  public var leading: Double
  /// In window points, as `top`.
  public var bottom: Double
  /// Of the trailing edge.
  public var trailing: Double
  /// Place in the drawing order, 0 at the back; the front-most is better.
  ///
  /// Unique.
  public var order: Int

  /// A rank with every member given.
  public init(
    precedence: Precedence, cost: Double, isInBeam: Bool, gap: Double, reach: Double,
    isGuide: Bool, offset: Double, overlap: Double, top: Double, leading: Double, bottom: Double,
    trailing: Double, order: Int
  ) {
    self.precedence = precedence
    self.cost = cost
    self.isInBeam = isInBeam
    self.gap = gap
    self.reach = reach
    self.isGuide = isGuide
    self.offset = offset
    self.overlap = overlap
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
    self.order = order
  }

  /// The indices of ranks, that of the best one first.
  public static func order(of ranks: [FocusRank]) -> [Int] {
    var indices = Array(ranks.indices)
    if indices.count > 1 { indices.sort { ranks[$0] < ranks[$1] } }
    return indices
  }

  /// Whether `a` is better, by what its `precedence` compares.
  public static func < (a: FocusRank, b: FocusRank) -> Bool {
    if a.precedence == .inBeamFirst, a.isInBeam != b.isInBeam { return a.isInBeam }
    if a.cost != b.cost { return a.cost < b.cost }
    if a.isGuide != b.isGuide { return a.isGuide }
    if a.precedence == .straightest {
      if a.offset != b.offset { return a.offset < b.offset }
      if a.overlap != b.overlap { return a.overlap > b.overlap }
    }
    if a.precedence == .leadingFirst, a.leading != b.leading { return a.leading < b.leading }
    if a.top != b.top { return a.top < b.top }
    if a.leading != b.leading { return a.leading < b.leading }
    if a.bottom != b.bottom { return a.bottom < b.bottom }
    if a.trailing != b.trailing { return a.trailing < b.trailing }
    return a.order > b.order
  }
}
