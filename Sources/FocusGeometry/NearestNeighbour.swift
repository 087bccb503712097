/// Android's candidates and weights (Android, FocusFinder), in a form that does not depend on the
/// order of registration (Decisions).
enum NearestNeighbour {
  /// How much more a distance along the heading weighs than one across it, both squared.
  static let majorWeight = 13.0

  static func cost(of place: Placement) -> Result<Double, RankFailure> {
    guard place.start > 0 || place.ahead >= 0, place.reach > 0 else {
      return .failure(RankFailure(miss: .behindEdge))
    }
    return .success(weight(major: max(0, place.ahead), minor: place.offset))
  }

  static func weight(major: Double, minor: Double) -> Double {
    majorWeight * major * major + minor * minor
  }

  /// Up and down, a candidate beside the beam is better than the best one in the beam where it
  /// ends before that one begins and weighs less.
  ///
  /// Left and right, the beam always wins.
  static func index(ofBest ranks: [FocusRank], looksAside: Bool) -> Int? {
    guard let first = ranks.indices.min(by: { ranks[$0] < ranks[$1] }) else { return nil }
    guard looksAside, ranks[first].isInBeam else { return first }
    let major = max(0, ranks[first].gap)
    let aside = ranks.indices.lazy.filter { index in
      let rank = ranks[index]
      return !rank.isInBeam && rank.gap >= 0 && max(1, rank.reach) <= major
        && rank.cost < ranks[first].cost
    }
    return aside.min { ranks[$0] < ranks[$1] } ?? first
  }
}
