import Foundation

/// Defaults that most rules share.
extension DirectionRule {
  /// The allowance for rounding, in points.
  static var slack: Double { 0.01 }

  static func gap(of place: Placement) -> Double { place.ahead }

  static func index(ofBest ranks: [FocusRank], in search: DirectionalSearch) -> Int? {
    ranks.indices.min { ranks[$0] < ranks[$1] }
  }

  static var isConfinedToBeam: Bool { false }
  static var edgeTolerance: Double { 0 }
  static var measuresFromMiddle: Bool { false }
}

extension DirectionRule {
  static func rank(
    of part: CGRect, isGuide: Bool, order: Int, in search: DirectionalSearch
  ) -> Result<FocusRank, RankFailure> {
    let heading = search.heading
    let isLeftToRight = search.direction == .leftToRight
    var rank = FocusRank(
      precedence: precedence(for: heading), cost: 0, isInBeam: true, gap: 0, reach: 0,
      isGuide: isGuide, offset: 0, overlap: 0, top: part.minY.thousandths,
      leading: (isLeftToRight ? part.minX : -part.maxX).thousandths,
      bottom: part.maxY.thousandths,
      trailing: (isLeftToRight ? part.maxX : -part.minX).thousandths, order: order)
    if heading.isDiagonal {
      guard let place = QuadrantPlacement(of: part, from: search.origin, heading: heading) else {
        return .failure(RankFailure(miss: .outsideBeam))
      }
      rank.cost = diagonalCost(of: place)
      (rank.gap, rank.reach, rank.offset) = (place.distance, place.reach, place.deviation)
      return .success(rank)
    }
    let place = Placement(of: part, from: search.origin, heading: heading)
    return cost(of: place, in: search).map { cost in
      rank.cost = CGFloat(cost).thousandths
      rank.isInBeam = place.isInBeam
      rank.gap = gap(of: place)
      (rank.reach, rank.offset) = (place.reach, place.offset)
      rank.overlap = max(0, place.overlap)
      return rank
    }
  }
}
