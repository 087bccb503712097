import Foundation

/// UIKit's rule, as inferred: only what meets the strip straight ahead of the focused item, as wide
/// as it is and without end; the nearest wins.
enum StrictBeam: DirectionRule {
  /// Neighbours whose frames were rounded apart must not be lost.
  ///
  /// Our choice.
  static let edgeTolerance = 0.5
  static let isConfinedToBeam = true

  static func cost(
    of place: Placement, in search: DirectionalSearch
  ) -> Result<Double, RankFailure> {
    let isBeyond = place.ahead >= -edgeTolerance
    guard isBeyond || place.middle > 0 else { return .failure(RankFailure(miss: .behindEdge)) }
    guard place.overlap > 0 else { return .failure(RankFailure(miss: .outsideBeam)) }
    // A candidate that lies over the edge of the focused item counts from its middle.
    return .success(isBeyond ? gap(of: place) : place.middle)
  }

  /// What begins a little before the edge touches it.
  static func gap(of place: Placement) -> Double { max(0, place.ahead) }

  static func diagonalCost(of place: QuadrantPlacement) -> Double { place.distance }

  static func precedence(for heading: FocusHeading) -> FocusRank.Precedence { .straightest }

  // MARK: How far to look

  static func beamLength(toBeat cost: Double) -> Double { cost + slack }
  static func box(toBeat cost: Double) -> SearchPlan.Extent? { nil }
  static func quadrantSide(toBeat cost: Double) -> Double { cost + slack }
  static func boxWidth(forLength length: Double) -> Double { length }

  static func nextArea(of plan: inout SearchPlan, found: [FocusRank]) -> CGRect? {
    plan.nextStrip(toBeat: plan.leastCost(of: found), strips: 8)
  }
}
