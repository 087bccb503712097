/// The strict beam: the strip straight ahead of a rectangle, as wide as it is, without end.
enum StrictBeam {
  /// How far a candidate may begin before the edge of the focused item and still lie ahead, in
  /// points: neighbours whose frames were rounded apart must not be lost.
  ///
  /// Our choice.
  static let edgeTolerance = 0.5

  static func cost(of place: Placement) -> Result<Double, RankFailure> {
    guard place.ahead >= -edgeTolerance else { return .failure(RankFailure(miss: .behindEdge)) }
    guard place.overlap > 0 else { return .failure(RankFailure(miss: .outsideBeam)) }
    return .success(max(0, place.ahead))
  }
}
