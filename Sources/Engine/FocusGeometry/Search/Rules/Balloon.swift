import Foundation

/// Unity's rule in the form of Godot 4.8: a balloon grows at the middle of the leaving edge, always
/// ahead of it, and the first rectangle that it touches wins.
///
/// One measure covers nearness and direction, the balloon's diameter: for a point at `v` from the
/// middle and a heading `d` it is `|v|² / (v · d)`. Unity measures to the middle of a candidate,
/// Godot to the point that the balloon touches; both require that the candidate's middle lies ahead
/// (godot-proposals 14659; Decisions).
enum Balloon: DirectionRule {
  static let measuresFromMiddle = true

  static func cost(
    of place: Placement, in search: DirectionalSearch
  ) -> Result<Double, RankFailure> {
    guard place.ahead + place.reach > 0, place.reach > 0, !place.containsOrigin else {
      return .failure(RankFailure(miss: .behindEdge))
    }
    let aside = max(0, place.offset - place.breadth / 2)
    guard aside > 0 else { return .success(max(0, place.ahead)) }
    // The balloon touches the point of the rectangle that is as far ahead as it is to the side, or
    // the point nearest to that.
    let along = min(max(aside, place.ahead), place.reach)
    return .success(along + aside * aside / along)
  }

  /// Returns the balloon's diameter with the diagonal as the heading and the corner of the quadrant
  /// as the starting point.
  static func diagonalCost(of place: QuadrantPlacement) -> Double {
    let square = place.distance * place.distance
    guard square > 0 else { return 0 }
    let along = (max(0, 2 * square - place.deviation * place.deviation) / 2).squareRoot()
    return CGFloat(square / max(along, place.distance / 2)).thousandths
  }

  static func precedence(for heading: FocusHeading) -> FocusRank.Precedence { .straightest }

  // MARK: The extent of the search

  static func beamLength(toBeat cost: Double) -> Double { cost + slack }
  static func box(toBeat cost: Double) -> SearchPlan.Extent? {
    SearchPlan.Extent(length: cost + slack, width: cost / 2 + slack)
  }
  static func quadrantSide(toBeat cost: Double) -> Double { cost + slack }
  static func boxWidth(forLength length: Double) -> Double { length / 2 }

  static func nextArea(of plan: inout SearchPlan, found: [FocusRank]) -> CGRect? {
    plan.nextBox(toBeat: plan.leastCost(of: found))
  }
}
