import Foundation

/// UIKit's rule, as inferred: only candidates in the beam count, and the nearest wins.
///
/// The beam is the strip straight ahead of the focused item, as wide as the item and without end.
enum StrictBeam: DirectionRule {
  /// The overlap in points up to which a neighbour still counts as ahead, because rounding may have
  /// caused it.
  ///
  /// The value is Halo's own choice.
  static let edgeTolerance = 0.5
  static let isConfinedToBeam = true

  static func cost(
    of place: Placement, in search: DirectionalSearch
  ) -> Result<Double, RankFailure> {
    let isBeyond = place.ahead >= -edgeTolerance
    guard isBeyond || place.middle > 0 else { return .failure(RankFailure(miss: .behindEdge)) }
    guard place.overlap > 0 else { return .failure(RankFailure(miss: .outsideBeam)) }
    // The distance of a candidate that overlaps the edge of the focused item is measured to the
    // candidate's middle.
    return .success(isBeyond ? gap(of: place) : place.middle)
  }

  /// Returns the gap; a candidate that begins a little before the edge counts as touching it.
  static func gap(of place: Placement) -> Double { max(0, place.ahead) }

  static func diagonalCost(of place: QuadrantPlacement) -> Double { place.distance }

  static func precedence(for heading: FocusHeading) -> FocusRank.Precedence { .straightest }

  // MARK: The extent of the search

  static func beamLength(toBeat cost: Double) -> Double { cost + slack }
  static func box(toBeat cost: Double) -> SearchPlan.Extent? { nil }
  static func quadrantSide(toBeat cost: Double) -> Double { cost + slack }
  static func boxWidth(forLength length: Double) -> Double { length }

  static func nextArea(of plan: inout SearchPlan, found: [FocusRank]) -> CGRect? {
    plan.nextStrip(toBeat: plan.leastCost(of: found), strips: 8)
  }
}
