import Foundation

/// What WinUI's three strategies share: their candidates, and the order of those that cost the
/// same.
///
/// Their costs are WinUI's scores turned round so that less is better. Unlike WinUI's, the search
/// has no greatest distance at which a candidate scores nothing. The manifolds, WinUI's memory, are
/// taken as unset; `AnchorBand` is the memory here.
protocol XYFocus: DirectionRule {
  /// What a candidate costs whose distance along the heading is `primary`, and the one across it,
  /// or what it shares with the beam, `secondary`; the part in the beam, `shadow`, is from 0 to 1.
  static func cost(primary: Double, secondary: Double, shadow: Double) -> Double
}

extension XYFocus {
  /// The tangent of the angle at which the cone opens to each side, 45 degrees.
  static var coneSlope: Double { 1 }

  static func cost(
    of place: Placement, in search: DirectionalSearch
  ) -> Result<Double, RankFailure> {
    let isPast = place.ahead >= 0
    let protrudes = place.meetsOrigin && place.reach > 0
    guard isPast || protrudes, place.reach > 0, !place.containsOrigin else {
      return .failure(RankFailure(miss: .behindEdge))
    }
    // The cone is widest where the candidate ends.
    if search.usesCone, search.heading.isHorizontal, -place.overlap > coneSlope * place.reach {
      return .failure(RankFailure(miss: .outsideCone))
    }
    return .success(
      cost(primary: abs(place.ahead), secondary: abs(place.overlap), shadow: place.shadow))
  }

  static func precedence(for heading: FocusHeading) -> FocusRank.Precedence {
    heading.isHorizontal ? .topFirst : .leadingFirst
  }

  /// Of a rule whose costs are distances.
  static func beamLength(toBeat cost: Double) -> Double { cost + slack }
  static func quadrantSide(toBeat cost: Double) -> Double { cost + slack }

  static func nextArea(of plan: inout SearchPlan, found: [FocusRank]) -> CGRect? {
    plan.nextBox(toBeat: plan.leastCost(of: found))
  }
}
