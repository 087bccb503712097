import Foundation

/// One rule by which a directional search chooses: what is a candidate, which one is best, and how
/// far to look until nothing better can follow.
///
/// All of a rule is in the file of its type. What it says must agree: ``SearchPlan`` finds the same
/// winner as a look at every candidate only where no candidate further away than the rule's lengths
/// costs less. A new rule is one such type and one case of ``FocusStrategy``.
///
/// Lengths, widths and distances are in points. The lengths and widths to look through should be
/// larger than needed by ``slack``, for what rounding may hide.
protocol DirectionRule {
  // MARK: What is a candidate, and how good it is

  /// What a rectangle costs for a straight heading, the less the better; or why it is no candidate.
  static func cost(
    of place: Placement, in search: DirectionalSearch
  ) -> Result<Double, RankFailure>

  /// What a rectangle in the quadrant of a diagonal heading costs, to a thousandth.
  static func diagonalCost(of place: QuadrantPlacement) -> Double

  /// What is compared, in which order: one of those that ranks know.
  static func precedence(for heading: FocusHeading) -> FocusRank.Precedence

  /// The distance along the heading that a rank tells people; negative where the candidate begins
  /// before the leaving edge.
  static func gap(of place: Placement) -> Double

  /// The index of the winner among ranks of a straight heading; nil when there is none.
  ///
  /// It must not depend on the order of the ranks.
  static func index(ofBest ranks: [FocusRank], in search: DirectionalSearch) -> Int?

  // MARK: Where to look

  /// Whether, for a straight heading, nothing beside the beam is a candidate.
  static var isConfinedToBeam: Bool { get }

  /// How far before the leaving edge a candidate may lie whole, for a straight heading; 0 where it
  /// must reach beyond the edge.
  static var edgeTolerance: Double { get }

  /// Whether distances across a straight heading are measured from the middle of the origin,
  /// not from its edges.
  static var measuresFromMiddle: Bool { get }

  // MARK: How far to look

  /// How long the beam must be so that no candidate straight ahead and beyond it costs less.
  static func beamLength(toBeat cost: Double) -> Double

  /// How large the box ahead must be so that no candidate beyond it costs less; nil where nothing
  /// beside the beam does.
  static func box(toBeat cost: Double) -> SearchPlan.Extent?

  /// How far a quadrant must be looked through, along both of its sides, so that no candidate
  /// beyond costs less.
  static func quadrantSide(toBeat cost: Double) -> Double

  /// The width of a box of this length while nothing has been found.
  static func boxWidth(forLength length: Double) -> Double

  /// The next area of a plan for a straight heading; nil when all that matters was looked through.
  static func nextArea(of plan: inout SearchPlan, found: [FocusRank]) -> CGRect?

  // MARK: Provided

  /// The rank of a rectangle for a directional heading, or why it has none.
  ///
  /// A requirement only so that each rule has its own, compiled for that rule: every candidate of a
  /// search comes through here.
  static func rank(
    of part: CGRect, isGuide: Bool, order: Int, in search: DirectionalSearch
  ) -> Result<FocusRank, RankFailure>
}
