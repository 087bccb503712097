import Foundation

/// A rule by which a directional search chooses: which rectangles are candidates, which is best,
/// and how far to search until nothing better can follow.
///
/// Each rule is complete in the file of its type. Its parts have to agree: ``SearchPlan`` finds the
/// same winner as a comparison of all candidates only if no candidate beyond the rule's lengths
/// costs less. A new rule is one such type and one case of ``FocusStrategy``.
///
/// Lengths, widths and distances are in points. The lengths and widths to search should be larger
/// than needed by ``slack``, to allow for rounding. The leaving edge is the origin's edge on the
/// side to which the heading points.
protocol DirectionRule {
  // MARK: Candidates and their costs

  /// Returns the cost of a rectangle for a straight heading, where less is better, or the reason
  /// why it is not a candidate.
  static func cost(
    of place: Placement, in search: DirectionalSearch
  ) -> Result<Double, RankFailure>

  /// Returns the cost of a rectangle in the quadrant of a diagonal heading, rounded to a
  /// thousandth.
  static func diagonalCost(of place: QuadrantPlacement) -> Double

  /// Returns the order in which the properties of two ranks are compared.
  static func precedence(for heading: FocusHeading) -> FocusRank.Precedence

  /// Returns the distance along the heading to report in a rank; negative if the candidate begins
  /// before the leaving edge.
  static func gap(of place: Placement) -> Double

  /// Returns the index of the winner among ranks of a straight heading; nil if there is none.
  ///
  /// It must not depend on the order of the ranks.
  static func index(ofBest ranks: [FocusRank], in search: DirectionalSearch) -> Int?

  // MARK: The searched area

  /// Whether, for a straight heading, only candidates that overlap the beam count.
  static var isConfinedToBeam: Bool { get }

  /// The distance before the leaving edge within which a candidate may lie completely, for a
  /// straight heading; 0 if it has to extend beyond the edge.
  static var edgeTolerance: Double { get }

  /// Whether distances across a straight heading are measured from the middle of the origin instead
  /// of its edges.
  static var measuresFromMiddle: Bool { get }

  // MARK: The extent of the search

  /// Returns the length of the beam beyond which no candidate straight ahead costs less.
  static func beamLength(toBeat cost: Double) -> Double

  /// Returns the size of the box ahead beyond which no candidate costs less; nil if nothing beside
  /// the beam costs less.
  static func box(toBeat cost: Double) -> SearchPlan.Extent?

  /// Returns the length of a quadrant's two sides beyond which no candidate costs less.
  static func quadrantSide(toBeat cost: Double) -> Double

  /// Returns the width of a box of a given length while nothing has been found.
  static func boxWidth(forLength length: Double) -> Double

  /// Returns the next area of a plan for a straight heading; nil when everything that matters was
  /// searched.
  static func nextArea(of plan: inout SearchPlan, found: [FocusRank]) -> CGRect?

  // MARK: Provided by an extension

  /// Returns the rank of a rectangle for a directional heading, or the reason why it has none.
  ///
  /// It is a requirement only so that it is compiled separately for each rule, because it runs for
  /// every candidate of a search.
  static func rank(
    of part: CGRect, isGuide: Bool, order: Int, in search: DirectionalSearch
  ) -> Result<FocusRank, RankFailure>
}
