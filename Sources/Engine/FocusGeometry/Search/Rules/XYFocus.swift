import Foundation

/// The common part of WinUI's three strategies: their candidates, and the order of candidates with
/// equal costs.
///
/// The costs are WinUI's scores reversed, so that less is better. Unlike WinUI's, the search has no
/// distance beyond which a candidate scores nothing. The manifolds, WinUI's memory, count as unset;
/// `AnchorBand` is the memory here.
protocol XYFocus: DirectionRule {
  /// The cost of a candidate.
  ///
  /// - Parameters:
  ///   - primary: The distance along the heading, in points.
  ///   - secondary: The gap or the overlap with the beam across the heading, in points.
  ///   - shadow: The overlap with the beam as in ``Placement/shadow``, from 0 to 1.
  /// - Returns: The cost; less is better.
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
    // The cone is widest at the far side of the candidate.
    if search.usesCone, search.heading.isHorizontal, -place.overlap > coneSlope * place.reach {
      return .failure(RankFailure(miss: .outsideCone))
    }
    return .success(
      cost(primary: abs(place.ahead), secondary: abs(place.overlap), shadow: place.shadow))
  }

  static func precedence(for heading: FocusHeading) -> FocusRank.Precedence {
    heading.isHorizontal ? .topFirst : .leadingFirst
  }

  /// Returns the length for a rule whose costs are distances.
  static func beamLength(toBeat cost: Double) -> Double { cost + slack }
  static func quadrantSide(toBeat cost: Double) -> Double { cost + slack }

  static func nextArea(of plan: inout SearchPlan, found: [FocusRank]) -> CGRect? {
    plan.nextBox(toBeat: plan.leastCost(of: found))
  }
}
