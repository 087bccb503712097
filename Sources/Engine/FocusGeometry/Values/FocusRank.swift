import Foundation

/// The quality of a candidate in one search; smaller is better.
///
/// Lengths and edges are in points, in the coordinate space of the search. Within a search the
/// order is total, and only two equal rectangles are distinguished by their drawing order. The
/// winner is ``DirectionalSearch/best(of:)``, which is not the smallest rank under every strategy.
public struct FocusRank: Hashable, Comparable, Sendable, Codable {
  /// The properties that are compared first; `bottom`, `trailing` and `order` follow.
  public enum Precedence: String, Hashable, Sendable, Codable {
    /// Cost, guide, offset, overlap, top, leading (Decisions).
    case straightest
    /// Beam, cost, guide, top, leading (Decisions).
    case inBeamFirst
    /// Cost, guide, top, leading: WinUI's order for left and right.
    case topFirst
    /// Cost, guide, leading, top: WinUI's order for up and down.
    case leadingFirst
  }

  /// The properties that are compared first; equal for all ranks of a search.
  public var precedence: Precedence
  /// The value that the strategy minimises.
  ///
  /// For the strict beam it is the gap in points, or the distance to the middle of a candidate that
  /// overlaps the edge; other strategies weigh distances differently.
  public var cost: Double
  /// Whether the candidate lies at least partly straight ahead.
  public var isInBeam: Bool
  /// The distance in points from the focused item's edge to the candidate's, along the heading; 0
  /// if they touch.
  ///
  /// Negative if the candidate begins before the edge; the strict beam counts that as 0.
  public var gap: Double
  /// The distance in points from the focused item's edge to the candidate's far side, along the
  /// heading.
  public var reach: Double
  /// Whether the candidate is a guide, which is better than an item of the same cost.
  public var isGuide: Bool
  /// The distance in points between the two centres, across the heading.
  public var offset: Double
  /// The overlap with the strip straight ahead in points, across the heading; more is better.
  public var overlap: Double
  /// The top edge.
  public var top: Double
  /// The leading edge; negated for right-to-left layouts, to grow in the reading direction.
  public var leading: Double
  /// The bottom edge.
  public var bottom: Double
  /// The trailing edge; negated like `leading`.
  public var trailing: Double
  /// The unique index in drawing order, 0 at the back; the front-most is better.
  public var order: Int

  /// Creates a rank with every member given.
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

  /// Returns the indices of ranks, starting with the best one.
  public static func order(of ranks: [FocusRank]) -> [Int] {
    var indices = Array(ranks.indices)
    if indices.count > 1 { indices.sort { ranks[$0] < ranks[$1] } }
    return indices
  }

  /// Whether `a` is better, as compared by its `precedence`.
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
