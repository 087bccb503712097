import Foundation

/// Android's candidates and weights (AOSP, `FocusFinder`), in a form that does not depend on the
/// order of registration.
///
/// Android's own comparison of pairs is not transitive.
enum NearestNeighbour: DirectionRule {
  /// The weight of the squared distance along the heading, relative to the squared distance across
  /// it.
  static let majorWeight = 13.0
  static let measuresFromMiddle = true

  static func cost(
    of place: Placement, in search: DirectionalSearch
  ) -> Result<Double, RankFailure> {
    guard place.start > 0 || place.ahead >= 0, place.reach > 0 else {
      return .failure(RankFailure(miss: .behindEdge))
    }
    return .success(weight(major: max(0, place.ahead), minor: place.offset))
  }

  static func diagonalCost(of place: QuadrantPlacement) -> Double {
    CGFloat(weight(major: place.distance, minor: place.deviation)).thousandths
  }

  private static func weight(major: Double, minor: Double) -> Double {
    majorWeight * major * major + minor * minor
  }

  static func precedence(for heading: FocusHeading) -> FocusRank.Precedence { .inBeamFirst }

  /// Returns the index of the winner.
  ///
  /// Up and down, a candidate beside the beam is better than the best one in the beam if it ends
  /// before that one begins and weighs less. Left and right, the beam always wins.
  static func index(ofBest ranks: [FocusRank], in search: DirectionalSearch) -> Int? {
    guard let first = ranks.indices.min(by: { ranks[$0] < ranks[$1] }) else { return nil }
    guard looksAside(search), ranks[first].isInBeam else { return first }
    let major = max(0, ranks[first].gap)
    let aside = ranks.indices.lazy.filter { index in
      let rank = ranks[index]
      return !rank.isInBeam && rank.gap >= 0 && max(leastLength, rank.reach) <= major
        && rank.cost < ranks[first].cost
    }
    return aside.min { ranks[$0] < ranks[$1] } ?? first
  }

  /// The least distance to the far side of a candidate beside the beam, as in Android; in points.
  private static let leastLength = 1.0

  /// Whether a candidate beside the beam may win although another one is in the beam.
  private static func looksAside(_ search: DirectionalSearch) -> Bool {
    search.heading.isVertical && !search.keepsToBeam
  }

  // MARK: The extent of the search

  static func beamLength(toBeat cost: Double) -> Double { major(of: cost) }
  static func box(toBeat cost: Double) -> SearchPlan.Extent? {
    SearchPlan.Extent(length: major(of: cost), width: minor(of: cost))
  }
  static func quadrantSide(toBeat cost: Double) -> Double { major(of: cost) }
  static func boxWidth(forLength length: Double) -> Double { length * majorWeight.squareRoot() }

  private static func major(of weight: Double) -> Double {
    ((weight + slack) / majorWeight).squareRoot() + slack
  }

  private static func minor(of weight: Double) -> Double {
    (weight + slack).squareRoot() + slack
  }

  static func nextArea(of plan: inout SearchPlan, found: [FocusRank]) -> CGRect? {
    let straight = found.lazy.filter(\.isInBeam).min()
    if let strip = plan.nextStrip(toBeat: straight?.cost, strips: 6) { return strip }
    guard let straight else { return plan.nextBox(toBeat: plan.leastCost(of: found)) }
    // A candidate beside the beam may be better if it ends before the best one in the beam begins.
    guard looksAside(plan.search), straight.gap >= leastLength else { return nil }
    return plan.nextBox(toBeat: plan.leastCost(of: found), notBeyond: straight.gap)
  }
}
